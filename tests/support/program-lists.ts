/** A list as another program exports it, with made-up people. */
export interface ProgramList {
  program: string;
  /** Where the file's name says what its columns do not. */
  fileName?: string;
  file: string;
  /** Who may be mailed, with their names: all others may not. */
  mailed: Readonly<Record<string, string>>;
  /** Who left, bounced or complained. */
  left?: readonly string[];
  /** Who never agreed, or where the file says what nobody understands. */
  held?: readonly string[];
  /** The column, or the file's name, that staff are asked about. */
  asks?: string;
}

const mailchimp = [
  '"Email Address","First Name","Last Name",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,GMTOFF,CC,REGION,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
  'ada@example.org,Ada,Park,2,,,"2024-03-01 09:00:00",192.0.2.4,40.1,-5,us,oh,,,,,,,,"2024-03-01 09:00:00",11,a1,,"""donor"""',
  'ben@example.org,Ben,Ruiz,1,"2023-01-01 08:00:00",192.0.2.5,"2023-01-01 08:05:00",192.0.2.5,,,,,"2024-05-02 10:11:12",March news,77,"No longer interested",,,,"2024-05-02 10:11:12",12,b1,,',
  'cat@example.org,Cat,Oh,1,,,,,,,,,,,,,,"2024-06-01 00:00:00",June news,"2024-06-01 00:00:00",13,c1,,',
].join("\n");

const ghost = [
  "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers",
  "650a,ada@example.org,Ada Park,,true,false,,2024-01-02T03:04:05.000Z,,friends,",
  "650b,ben@example.org,Ben Ruiz,,false,false,,2024-01-02T03:04:05.000Z,,,",
  "650c,cat@example.org,Cat Oh,,true,false,,2024-01-02T03:04:05.000Z,2024-09-01T00:00:00.000Z,,",
].join("\n");

const substack = [
  "email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at",
  "ada@example.org,false,,other,false,2024-01-02T03:04:05.000Z,",
  "ben@example.org,false,,other,true,2024-01-02T03:04:05.000Z,",
  "cat@example.org,true,2030-01-01T00:00:00.000Z,yearly,false,2024-01-02T03:04:05.000Z,2024-01-02T03:04:05.000Z",
].join("\n");

const buttondown = [
  "email_address,creation_date,notes,tags,type,source,utm_campaign,undeliverability_reason",
  "ada@example.org,2024-01-02 03:04:05,,friends,regular,api,,",
  "ben@example.org,2024-01-02 03:04:05,,,unsubscribed,,,",
  "cat@example.org,2024-01-02 03:04:05,,,unactivated,,,",
  "dee@example.org,2024-01-02 03:04:05,,,complained,,,",
  "eli@example.org,2024-01-02 03:04:05,,,undeliverable,,,mailbox not found",
  "fay@example.org,2024-01-02 03:04:05,,,premium,,,",
].join("\n");

const brevo = [
  "CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;SMS;EMAIL_BLACKLISTED;SMS_BLACKLISTED;DOUBLE_OPT-IN;ADDED_TIME;MODIFIED_TIME",
  "1;ada@example.org;Ada;Park;;No;Yes;Yes;02-01-2024;03-01-2024",
  "2;ben@example.org;Ben;Ruiz;;Yes;No;Yes;02-01-2024;03-01-2024",
].join("\n");

const listmonk = [
  "uuid,email,name,attributes,status,created_at,updated_at",
  'u1,ada@example.org,Ada Park,"{""city"": ""Dayton""}",enabled,2024-01-02T03:04:05Z,2024-01-02T03:04:05Z',
  "u2,ben@example.org,Ben Ruiz,{},blocklisted,2024-01-02T03:04:05Z,2024-01-02T03:04:05Z",
  "u3,cat@example.org,Cat Oh,{},disabled,2024-01-02T03:04:05Z,2024-01-02T03:04:05Z",
].join("\n");

const hubspot = [
  '"Record ID","First Name","Last Name","Email","Phone Number","Contact owner","Lead Status","Marketing contact status","Unsubscribed from all email","Email hard bounce reason","Create Date"',
  '"1","Ada","Park","ada@example.org","+1 555 0100","Kim","New","Marketing contact","","","2024-01-02 03:04"',
  '"2","Ben","Ruiz","ben@example.org","","Kim","Open deal","Marketing contact","Yes","","2024-01-02 03:04"',
  '"3","Cat","Oh","cat@example.org","","","","Non-marketing contact","","","2024-01-02 03:04"',
  '"4","Dee","Fox","dee@example.org","","","","Marketing contact","No","UNKNOWN_USER","2024-01-02 03:04"',
].join("\n");

const salesforce = [
  '"First Name","Last Name","Title","Account Name","Email","Email Opt Out","Do Not Call","Fax Opt Out","Email Bounced Reason","Email Bounced Date","Lead Status"',
  '"Ada","Park","Clerk","Park Inc","ada@example.org","0","1","1","","","Working"',
  '"Ben","Ruiz","","","ben@example.org","1","0","0","","",""',
  '"Cat","Oh","","","cat@example.org","0","0","0","550 no such user","1/2/2024",""',
].join("\n");

const civicrm = [
  '"Contact ID","Contact Type","First Name","Last Name","Email","On Hold","Do Not Email","Do Not Phone","Do Not Mail","Do Not Sms","Do Not Trade","No Bulk Emails (User Opt Out)","Is Deceased"',
  '"1","Individual","Ada","Park","ada@example.org","No","","1","1","1","1","",""',
  '"2","Individual","Ben","Ruiz","ben@example.org","No","1","","","","","",""',
  '"3","Individual","Cat","Oh","cat@example.org","No","","","","","","1",""',
  '"4","Individual","Dee","Fox","dee@example.org","On Hold Bounce","","","","","","",""',
  '"5","Individual","Eli","Roy","eli@example.org","No","","","","","","","1"',
].join("\n");

const google = [
  "First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value",
  "Ada,,Park,,,,Park Inc,Clerk,,,,* myContacts,* Work,ada@example.org,Home,ada.home@example.org,Mobile,+1 555 0100",
  "Ben,,Ruiz,,,,,,,,,Do not email ::: * myContacts,Home,ben@example.org,,,,",
  "Cat,,Oh,,,,,,,,,,,,Home,cat@example.org,,",
].join("\n");

const outlook = [
  "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 2 Type,Categories,Private,Sensitivity,Web Page",
  "Ms.,Ada,,Park,,Park Inc,,ada@example.org,SMTP,Ada Park (ada@example.org),,,Friends,False,Normal,",
  "Mr.,Ben,,Ruiz,,,,ben@example.org,SMTP,Ben Ruiz,,,Unsubscribed,False,Normal,",
].join("\n");

const activecampaign = [
  "ID,Email,First Name,Last Name,Phone,Date Created,Lists,Tags,Status,Unsubscribed Date,Unsubscribe Reason",
  "1,ada@example.org,Ada,Park,,2024-01-02 03:04:05,News,,Active,,",
  "2,ben@example.org,Ben,Ruiz,,2024-01-02 03:04:05,News,,Unsubscribed,2024-05-01 00:00:00,Too many mails",
  "3,cat@example.org,Cat,Oh,,2024-01-02 03:04:05,News,,Bounced,,",
  "4,dee@example.org,Dee,Fox,,2024-01-02 03:04:05,News,,Unconfirmed,,",
].join("\n");

const constantContact = [
  '"Email address","First name","Last name","Company","Email status","Email permission status","Email update source","Confirmed Opt-Out Date","Confirmed Opt-Out Source","Confirmed Opt-Out Reason","Email Lists","Created At"',
  '"ada@example.org","Ada","Park","","Active","Express","Site owner","","","","News","2024-01-02"',
  '"ben@example.org","Ben","Ruiz","","Unsubscribed","Express","Contact","2024-05-01","Contact","Too many","","2024-01-02"',
  '"cat@example.org","Cat","Oh","","Awaiting Confirmation","Pending","","","","","","2024-01-02"',
  '"dee@example.org","Dee","Fox","","No Permissions Set","Not Set","","","","","","2024-01-02"',
  '"eli@example.org","Eli","Roy","","Active","Implied","","","","","","2024-01-02"',
].join("\n");

const sendgrid = ["email,created", "ben@example.org,1704164645", "cat@example.org,1704164646"].join("\n");

const mailerlite = [
  "Subscriber,Status,Sent,Opened,Clicked,Subscribed,Location,Name,Last name,Company",
  'ada@example.org,Active,10,5,1,2024-01-02 03:04:05,"Dayton, United States",Ada,Park,',
  "ben@example.org,Unsubscribed,10,0,0,2024-01-02 03:04:05,,Ben,Ruiz,",
  "cat@example.org,Unconfirmed,0,0,0,2024-01-02 03:04:05,,Cat,Oh,",
  "dee@example.org,Bounced,1,0,0,2024-01-02 03:04:05,,Dee,Fox,",
  "eli@example.org,Junk,1,0,0,2024-01-02 03:04:05,,Eli,Roy,",
].join("\n");

const campaignMonitor = [
  "Email Address,Name,Date Joined,State,Consent to track,Reads email with",
  "ada@example.org,Ada Park,2024-01-02 03:04,Active,No,Outlook",
  "ben@example.org,Ben Ruiz,2024-01-02 03:04,Unsubscribed,Yes,",
  "cat@example.org,Cat Oh,2024-01-02 03:04,Bounced,Unchanged,",
  "dee@example.org,Dee Fox,2024-01-02 03:04,Deleted,Unchanged,",
].join("\n");

const kit = [
  "id,first_name,email_address,state,created_at,tags",
  "1,Ada,ada@example.org,active,2024-01-02 03:04:05 UTC,friends",
  "2,Ben,ben@example.org,cancelled,2024-01-02 03:04:05 UTC,",
  "3,Cat,cat@example.org,complained,2024-01-02 03:04:05 UTC,",
  "4,Dee,dee@example.org,inactive,2024-01-02 03:04:05 UTC,",
].join("\n");

const beehiiv = [
  "subscriber_id,email,status,created_at,subscription_tier,acquisition_source,utm_source,referral_code,unsubscribed_at",
  "s1,ada@example.org,active,2024-01-02T03:04:05Z,free,website,,abc,",
  "s2,ben@example.org,inactive,2024-01-02T03:04:05Z,free,website,,abd,2024-05-02T00:00:00Z",
  "s3,cat@example.org,pending,2024-01-02T03:04:05Z,free,website,,abe,",
  "s4,dee@example.org,invalid,2024-01-02T03:04:05Z,free,website,,abf,",
].join("\n");

const mautic = [
  '"id","email","firstname","lastname","points","dateIdentified","lastActive","DNC Preferences"',
  '"1","ada@example.org","Ada","Park","10","2024-01-02 03:04:05","2024-02-02 03:04:05",""',
  '"2","ben@example.org","Ben","Ruiz","0","2024-01-02 03:04:05","","Email: Unsubscribed"',
  '"3","cat@example.org","Cat","Oh","0","2024-01-02 03:04:05","","Email: Bounced"',
].join("\n");

const moosend = [
  "Email;Name;Mobile;Status;CreatedOn;UnsubscribedOn;Subscription Method",
  "ada@example.org;Ada Park;;Subscribed;01/02/2024 03:04;;Import",
  "ben@example.org;Ben Ruiz;;Unsubscribed;01/02/2024 03:04;05/20/2024 00:00;Form",
  "cat@example.org;Cat Oh;;Removed;01/02/2024 03:04;;Form",
].join("\n");

const aweber = [
  "Email,Name,Message #,Date Added,Stop Time,Stop Status,Misc,Ad Tracking,IP Address",
  "ada@example.org,Ada Park,3,01/02/24 03:04:05 AM,,,,,192.0.2.4",
  "ben@example.org,Ben Ruiz,3,01/02/24 03:04:05 AM,05/20/24 10:00:00 AM,unsubscribed by subscriber,,,",
  "cat@example.org,Cat Oh,3,01/02/24 03:04:05 AM,05/20/24 10:00:00 AM,undeliverable,,,",
].join("\n");

const getresponse = [
  '"email","name","added on","removed on","removal reason","country"',
  '"ada@example.org","Ada Park","2024-01-02 03:04:05","","","US"',
  '"ben@example.org","Ben Ruiz","2024-01-02 03:04:05","2024-05-02 00:00:00","unsubscribe","US"',
  '"cat@example.org","Cat Oh","2024-01-02 03:04:05","2024-05-02 00:00:00","bounce","US"',
].join("\n");

const drip = [
  "id,email,first_name,last_name,status,time_zone,tags,created_at,lead_score,prospect,eu_consent,ip_address",
  "a1,ada@example.org,Ada,Park,active,America/New_York,,2024-01-02T03:04:05Z,,false,granted,192.0.2.4",
  "b1,ben@example.org,Ben,Ruiz,unsubscribed,,,2024-01-02T03:04:05Z,,false,granted,",
  "c1,cat@example.org,Cat,Oh,active,,,2024-01-02T03:04:05Z,,false,denied,",
  "d1,dee@example.org,Dee,Fox,undeliverable,,,2024-01-02T03:04:05Z,,false,unknown,",
  "e1,eli@example.org,Eli,Roy,active,,,2024-01-02T03:04:05Z,,false,unknown,",
].join("\n");

const actionNetwork = [
  "uuid,first_name,last_name,email,Phone Number,can2_user_city,can2_user_state,zip_code,can2_user_tags,can2_subscription_status,can2_sms_status",
  'u1,Ada,Park,ada@example.org,,Dayton,OH,45402,"Volunteer, Member",subscribed,unsubscribed',
  "u2,Ben,Ruiz,ben@example.org,,,OH,,,unsubscribed,",
  "u3,Cat,Oh,cat@example.org,,,,,,bouncing,",
  "u4,Dee,Fox,dee@example.org,,,,,,spam complaint,",
].join("\n");

const nationbuilder = [
  "nationbuilder_id,first_name,last_name,email,email1,email1_is_bad,email_opt_in,do_not_call,do_not_contact,mobile_opt_in,is_deceased,support_level,unsubscribed_at,created_at",
  "1,Ada,Park,ada@example.org,ada@example.org,false,true,true,false,false,false,1,,2024-01-02T03:04:05Z",
  "2,Ben,Ruiz,ben@example.org,ben@example.org,false,false,false,false,true,false,,2024-05-02T00:00:00Z,2024-01-02T03:04:05Z",
  "3,Cat,Oh,cat@example.org,cat@example.org,true,true,false,false,true,false,,,2024-01-02T03:04:05Z",
  "4,Dee,Fox,dee@example.org,dee@example.org,false,true,false,true,true,false,,,2024-01-02T03:04:05Z",
].join("\n");

const klaviyo = [
  "Email,Klaviyo ID,First Name,Last Name,Phone Number,State / Region,Email Marketing Consent,Email Marketing Consent Timestamp,Email Suppressions,SMS Marketing Consent,First Active",
  "ada@example.org,k1,Ada,Park,,Ohio,SUBSCRIBED,2024-01-02 03:04:05,,NEVER_SUBSCRIBED,2024-01-02",
  "ben@example.org,k2,Ben,Ruiz,,,UNSUBSCRIBED,2024-05-02 00:00:00,UNSUBSCRIBE,,",
  "cat@example.org,k3,Cat,Oh,,,NEVER_SUBSCRIBED,,,,",
  "dee@example.org,k4,Dee,Fox,,,SUBSCRIBED,2024-01-02 03:04:05,HARD_BOUNCE,,",
].join("\n");

const shopify = [
  "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address City,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags",
  "'1,Ada,Park,ada@example.org,yes,,Dayton,,no,10.00,2,,no,vip",
  "'2,Ben,Ruiz,ben@example.org,no,,,,yes,0.00,0,,no,",
].join("\n");

const phplist = [
  "id\temail\tconfirmed\tblacklisted\toptedin\tbouncecount\tentered\tmodified\tuniqid\thtmlemail\tsubscribepage\tdisabled\tforeignkey",
  "1\tada@example.org\t1\t0\t1\t0\t2024-01-02 03:04:05\t2024-01-02 03:04:05\tx1\t1\t1\t0\t",
  "2\tben@example.org\t1\t1\t1\t0\t2024-01-02 03:04:05\t2024-01-02 03:04:05\tx2\t1\t1\t0\t",
  "3\tcat@example.org\t1\t0\t1\t0\t2024-01-02 03:04:05\t2024-01-02 03:04:05\tx3\t1\t1\t1\t",
].join("\n");

const rasa = [
  "ID,First Name,Last Name,Email,Subscribed,Unsubscribe Reason,Created,Updated,Referral Code,Source",
  "1,Ada,Park,ada@example.org,1,,2024-01-02,2024-01-02,r1,UI",
  "2,Ben,Ruiz,ben@example.org,0,Unsubscribed,2024-01-02,2024-01-02,r2,UI",
  "3,Cat,Oh,cat@example.org,0,Dropped,2024-01-02,2024-01-02,r3,CSV",
].join("\n");

const mailup = [
  "E-mail address;Phone Number;idList;OptOut_Date;optout_nl;optout_type;optout_subtype",
  "ben@example.org;;1;20240502T111244;161;0;",
  "cat@example.org;;1;20240502T111244;161;3;1",
].join("\n");

export const programLists: readonly ProgramList[] = [
  {
    program: "Mailchimp",
    file: mailchimp,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "Ghost",
    file: ghost,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "Substack",
    file: substack,
    mailed: { "ada@example.org": "", "cat@example.org": "" },
    left: ["ben@example.org"],
  },
  {
    program: "Buttondown",
    file: buttondown,
    mailed: { "ada@example.org": "", "fay@example.org": "" },
    left: ["ben@example.org", "dee@example.org", "eli@example.org"],
    held: ["cat@example.org"],
  },
  { program: "Brevo", file: brevo, mailed: { "ada@example.org": "Ada Park" }, left: ["ben@example.org"] },
  {
    program: "Listmonk",
    file: listmonk,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "HubSpot",
    file: hubspot,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "dee@example.org"],
    held: ["cat@example.org"],
  },
  {
    program: "Salesforce",
    file: salesforce,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "CiviCRM",
    file: civicrm,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org", "dee@example.org", "eli@example.org"],
  },
  {
    program: "Google Contacts",
    file: google,
    mailed: { "ada@example.org": "Ada Park", "cat@example.org": "Cat Oh" },
    left: ["ben@example.org"],
  },
  {
    program: "Outlook contacts",
    file: outlook,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org"],
  },
  {
    program: "ActiveCampaign",
    file: activecampaign,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
    held: ["dee@example.org"],
  },
  {
    program: "Constant Contact",
    file: constantContact,
    mailed: { "ada@example.org": "Ada Park", "eli@example.org": "Eli Roy" },
    left: ["ben@example.org"],
    held: ["cat@example.org", "dee@example.org"],
  },
  {
    program: "SendGrid",
    fileName: "suppression_global_unsubscribes.csv",
    file: sendgrid,
    mailed: {},
    asks: "suppression_global_unsubscribes.csv",
  },
  {
    program: "MailerLite",
    file: mailerlite,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "dee@example.org", "eli@example.org"],
    held: ["cat@example.org"],
  },
  {
    program: "Campaign Monitor",
    file: campaignMonitor,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org", "dee@example.org"],
  },
  {
    program: "Kit",
    file: kit,
    mailed: { "ada@example.org": "Ada" },
    left: ["ben@example.org", "cat@example.org", "dee@example.org"],
  },
  {
    program: "Beehiiv",
    file: beehiiv,
    mailed: { "ada@example.org": "" },
    left: ["ben@example.org", "dee@example.org"],
    held: ["cat@example.org"],
  },
  {
    program: "Mautic",
    file: mautic,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "Moosend",
    file: moosend,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "AWeber",
    file: aweber,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "GetResponse",
    file: getresponse,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "Drip",
    file: drip,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org", "dee@example.org"],
    held: ["eli@example.org"],
  },
  {
    program: "Action Network",
    file: actionNetwork,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org", "dee@example.org"],
  },
  {
    program: "NationBuilder",
    file: nationbuilder,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org", "dee@example.org"],
  },
  {
    program: "Klaviyo",
    file: klaviyo,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "dee@example.org"],
    held: ["cat@example.org"],
  },
  { program: "Shopify", file: shopify, mailed: { "ada@example.org": "Ada Park" }, left: ["ben@example.org"] },
  {
    program: "phpList",
    file: phplist,
    mailed: { "ada@example.org": "" },
    left: ["ben@example.org", "cat@example.org"],
  },
  {
    program: "rasa.io",
    file: rasa,
    mailed: { "ada@example.org": "Ada Park" },
    left: ["ben@example.org", "cat@example.org"],
  },
  { program: "MailUp", file: mailup, mailed: {}, left: ["ben@example.org", "cat@example.org"] },
];

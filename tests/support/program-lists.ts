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
];

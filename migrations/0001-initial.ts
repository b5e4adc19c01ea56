import { type Kysely, sql } from "kysely";

/**
 * Every table of the public-site and staff-dashboard specifications, plus users, sessions, deliveries and
 * the two small tables behind the forms' protection. Enumerations are CHECK constraints: a value the code
 * forgot to refuse is refused by the database.
 *
 * Times are ISO 8601 text in UTC with milliseconds; booleans are 0 or 1. Submissions and subscribers have
 * random text ids because form_analytics.session_id may equal them (staff specification, section 3).
 */
const statements = [
  `create table articles (
    id integer primary key autoincrement,
    title text not null,
    summary text not null default '',
    source text,
    url text not null unique,
    published_date text not null,
    created_at text not null
  ) strict`,
  "create index articles_by_published_date on articles (published_date desc, id desc)",
  "create index articles_by_created_at on articles (created_at desc, id desc)",
  "create index articles_by_source on articles (source) where source is not null",

  `create table support_resources (
    id integer primary key autoincrement,
    category text not null,
    title text not null,
    organization text not null,
    description text not null,
    eligibility_requirements text,
    cost text not null,
    phone_number text,
    website_url text not null,
    geographic_scope text not null,
    tags text not null default '[]' check (json_valid(tags) and json_type(tags) = 'array'),
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at text not null,
    checked_at text not null,
    unique (title, organization)
  ) strict`,
  "create index support_resources_by_category on support_resources (is_active, category, title)",

  `create table newsletter_subscribers (
    id text primary key,
    email text not null unique collate nocase,
    name text not null,
    is_active integer not null default 1 check (is_active in (0, 1)),
    wants_news integer not null default 1 check (wants_news in (0, 1)),
    wants_team_updates integer not null default 1 check (wants_team_updates in (0, 1)),
    unsubscribe_token text not null unique,
    subscribed_at text not null,
    unsubscribed_at text
  ) strict`,
  "create index newsletter_subscribers_by_subscribed_at on newsletter_subscribers (subscribed_at desc, id desc)",
  `create index newsletter_subscribers_by_wish
    on newsletter_subscribers (is_active, wants_news, wants_team_updates)`,

  `create table volunteer_applications (
    id text primary key,
    role text not null
      check (role in ('peer_counselor', 'mental_health_professional', 'policy_advocate', 'community_moderator')),
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text,
    location text not null,
    experience text not null,
    motivation text not null,
    availability text not null,
    additional_info text,
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    content_hash text not null,
    created_at text not null
  ) strict`,
  "create index volunteer_applications_by_created_at on volunteer_applications (created_at desc, id desc)",
  "create index volunteer_applications_by_content on volunteer_applications (content_hash, created_at)",

  `create table partnership_applications (
    id text primary key,
    company_name text not null,
    contact_name text not null,
    email text not null,
    phone text,
    partnership_type text not null
      check (partnership_type in ('Corporate Sponsorship', 'Event Partnership', 'Resource Sharing',
        'Advocacy Collaboration', 'Other')),
    message text not null,
    source text not null check (source in ('corporate_accountability', 'partner_page')),
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    content_hash text not null,
    created_at text not null
  ) strict`,
  "create index partnership_applications_by_created_at on partnership_applications (created_at desc, id desc)",
  "create index partnership_applications_by_content on partnership_applications (content_hash, created_at)",

  `create table contact_submissions (
    id text primary key,
    name text not null,
    email text not null,
    subject text not null
      check (subject in ('support', 'volunteer', 'partnership', 'media', 'feedback', 'other')),
    message text not null,
    content_hash text not null,
    created_at text not null
  ) strict`,
  "create index contact_submissions_by_created_at on contact_submissions (created_at desc, id desc)",
  "create index contact_submissions_by_content on contact_submissions (content_hash, created_at)",

  `create table ai_impact_surveys (
    id text primary key,
    name text not null,
    email text not null,
    impact_level text not null
      check (impact_level in ('lost_job', 'reduced_hours', 'job_threatened', 'industry_changes', 'not_affected')),
    worry_level text not null
      check (worry_level in ('extremely', 'very', 'somewhat', 'little', 'not')),
    industry_changes text not null
      check (industry_changes in ('customer_service', 'retail', 'manufacturing', 'transportation', 'finance',
        'healthcare', 'education', 'technology', 'food_service', 'other')),
    personal_experience text not null
      check (personal_experience in ('mass_layoffs', 'job_elimination', 'skill_obsolete',
        'increased_monitoring', 'no_changes')),
    financial_impact text not null
      check (financial_impact in ('major_loss', 'moderate_loss', 'minor_loss', 'no_change', 'improved')),
    support_needs text not null
      check (support_needs in ('financial_assistance', 'job_training', 'mental_health', 'career_counseling',
        'community_support', 'policy_advocacy')),
    timeframe text not null
      check (timeframe in ('already_happening', 'next_year', 'next_3_years', 'next_5_years', 'longer')),
    content_hash text not null,
    created_at text not null
  ) strict`,
  "create index ai_impact_surveys_by_created_at on ai_impact_surveys (created_at desc, id desc)",
  "create index ai_impact_surveys_by_content on ai_impact_surveys (content_hash, created_at)",

  `create table form_analytics (
    id integer primary key autoincrement,
    form_name text not null
      check (form_name in ('survey', 'volunteer', 'contact', 'newsletter', 'partnership', 'corporate_partnership')),
    event_type text not null
      check (event_type in ('view', 'unique_view', 'start', 'complete', 'partial_complete', 'error')),
    session_id text,
    user_agent text,
    created_at text not null
  ) strict`,
  "create index form_analytics_by_created_at on form_analytics (created_at, form_name, event_type)",
  "create index form_analytics_by_form on form_analytics (form_name, created_at, event_type)",
  "create index form_analytics_by_session on form_analytics (session_id, form_name) where session_id is not null",
  // Public specification, section 4: recorded once per form per browser-tab session.
  `create unique index form_analytics_once on form_analytics (form_name, event_type, session_id)
    where session_id is not null and event_type in ('unique_view', 'partial_complete')`,

  `create table users (
    id text primary key,
    email text not null unique collate nocase,
    password_hash text not null,
    created_at text not null
  ) strict`,
  `create table admin_roles (
    user_id text primary key references users (id) on delete cascade,
    role text not null default 'admin' check (role in ('admin')),
    created_at text not null
  ) strict`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    user_agent text,
    created_at text not null,
    expires_at text not null
  ) strict`,
  "create index sessions_by_user on sessions (user_id)",
  "create index sessions_by_expiry on sessions (expires_at)",

  `create table newsletter_sends (
    id integer primary key autoincrement,
    kind text not null check (kind in ('newsletter', 'team_update')),
    scheduled_for text unique,
    subject text not null,
    html text not null,
    text text not null,
    status text not null default 'sending' check (status in ('sending', 'sent', 'empty')),
    lease_owner text,
    lease_expires_at text,
    recipient_count integer not null default 0,
    created_by text references users (id) on delete set null,
    created_at text not null,
    sent_at text
  ) strict`,
  "create index newsletter_sends_by_created_at on newsletter_sends (kind, created_at desc)",
  "create index newsletter_sends_unfinished on newsletter_sends (id) where status = 'sending'",

  `create table newsletter_deliveries (
    id integer primary key autoincrement,
    send_id integer not null references newsletter_sends (id) on delete cascade,
    subscriber_id text references newsletter_subscribers (id) on delete set null,
    email text not null collate nocase,
    message_id text not null unique,
    status text not null default 'queued'
      check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'skipped')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    sent_at text,
    unique (send_id, email)
  ) strict`,
  "create index newsletter_deliveries_by_status on newsletter_deliveries (send_id, status, id, next_attempt_at)",
  "create index newsletter_deliveries_by_subscriber on newsletter_deliveries (subscriber_id)",

  `create table newsletter_schedule (
    id integer primary key check (id = 1),
    pattern text not null,
    since text not null
  ) strict`,

  `create table rate_limits (
    key text not null,
    window_start text not null,
    hits integer not null,
    primary key (key, window_start)
  ) strict, without rowid`,
  "create index rate_limits_by_window on rate_limits (window_start)",
  `create table used_challenges (
    nonce text primary key,
    expires_at text not null
  ) strict, without rowid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

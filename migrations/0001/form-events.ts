/** What happens to forms, and the days' totals of it. */
export const formEvents: readonly string[] = [
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
  "create index form_analytics_by_event on form_analytics (event_type, form_name, created_at, id)",

  /*
   * Events by day, kept by triggers: a chart over two years adds up thousands of rows, not millions. `rolled_up`: events
   * of the day that were deleted for their age; `total` are those still there.
   */
  `create table form_daily_totals (
    day text not null,
    form_name text not null,
    event_type text not null,
    total integer not null,
    rolled_up integer not null default 0,
    primary key (day, form_name, event_type)
  ) strict, without rowid`,
  `create trigger form_analytics_counted after insert on form_analytics begin
    insert into form_daily_totals (day, form_name, event_type, total)
      values (substr(new.created_at, 1, 10), new.form_name, new.event_type, 1)
      on conflict do update set total = total + 1;
  end`,
  `create trigger form_analytics_uncounted after delete on form_analytics begin
    update form_daily_totals set total = total - 1
      where day = substr(old.created_at, 1, 10) and form_name = old.form_name and event_type = old.event_type;
  end`,

  // How many form events were not counted, by UTC date, and why.
  `create table left_out_events (
    day text not null,
    form_name text not null,
    event_type text not null,
    reason text not null check (reason in ('limit', 'other_site', 'program')),
    total integer not null,
    primary key (day, form_name, event_type, reason)
  ) strict, without rowid`,
];

import { versioned } from "./content";
import { numbered, searchedByStaff, sortedBy } from "./search";
import { noticed } from "./submissions";

const ANSWERS = [
  "impact_level",
  "worry_level",
  "industry_changes",
  "personal_experience",
  "financial_impact",
  "support_needs",
  "timeframe",
];

const addAnswers = `insert into survey_answer_counts (question, answer, people)
  values ${ANSWERS.map((name) => `('${name}', new.${name}, 1)`).join(", ")}
  on conflict do update set people = people + 1;`;
const oldAnswers = `(values ${ANSWERS.map((name) => `('${name}', old.${name})`).join(", ")})`;
const removeAnswers = `update survey_answer_counts set people = people - 1
    where (question, answer) in ${oldAnswers};
  delete from survey_answer_counts where people = 0 and (question, answer) in ${oldAnswers};`;

/** The survey about AI and work, and the totals of its answers that the public pages show. */
export const surveys: readonly string[] = [
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
    created_at text not null,
    number integer,
    sort_name text
  ) strict`,
  "create index ai_impact_surveys_by_created_at on ai_impact_surveys (created_at desc, id desc)",
  "create index ai_impact_surveys_by_content on ai_impact_surveys (content_hash, created_at)",
  `create index ai_impact_surveys_by_impact
    on ai_impact_surveys (impact_level, industry_changes, created_at desc, id desc)`,
  "create index ai_impact_surveys_by_industry on ai_impact_surveys (industry_changes, created_at desc, id desc)",
  "create index ai_impact_surveys_by_email on ai_impact_surveys (email collate nocase)",
  "create index ai_impact_surveys_by_worry on ai_impact_surveys (worry_level)",
  "create index ai_impact_surveys_by_finances on ai_impact_surveys (financial_impact)",
  ...numbered("ai_impact_surveys"),
  ...searchedByStaff({
    table: "ai_impact_surveys",
    number: "number",
    fields: [
      "row.name",
      "row.email",
      ...ANSWERS.flatMap((answer) => [`row.${answer}`, `replace(row.${answer}, '_', ' ')`]),
    ],
  }),
  noticed("survey", "ai_impact_surveys"),
  ...sortedBy("ai_impact_surveys", "created_at", [{ column: "sort_name", text: "row.name", of: ["name"] }]),

  ...versioned("survey", "ai_impact_surveys", ANSWERS),
  `create table survey_answer_counts (
    question text not null,
    answer text not null,
    people integer not null,
    primary key (question, answer)
  ) strict, without rowid`,
  `create trigger survey_answer_counts_insert after insert on ai_impact_surveys begin ${addAnswers} end`,
  `create trigger survey_answer_counts_update after update of ${ANSWERS.join(", ")} on ai_impact_surveys begin
    ${removeAnswers} ${addAnswers} end`,
  `create trigger survey_answer_counts_delete after delete on ai_impact_surveys begin ${removeAnswers} end`,
];

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

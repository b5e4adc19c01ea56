import { type Kysely, sql } from "kysely";

const ANSWERS = [
  "impact_level",
  "worry_level",
  "industry_changes",
  "personal_experience",
  "financial_impact",
  "support_needs",
  "timeframe",
];

/** An article's row in `article_counts`. */
const key = (row: "old" | "new") => `coalesce(${row}.source, ''), substr(${row}.published_date, 1, 7)`;

const addArticle = `insert into article_counts (source, month, total)
  select ${key("new")}, 1 where new.is_hidden = 0
  on conflict do update set total = total + 1;`;
const removeArticle = `update article_counts set total = total - 1
    where old.is_hidden = 0 and (source, month) = (${key("old")});
  delete from article_counts where total = 0 and (source, month) = (${key("old")});`;

const addSurvey = `insert into survey_answer_counts (question, answer, people)
  values ${ANSWERS.map((name) => `('${name}', new.${name}, 1)`).join(", ")}
  on conflict do update set people = people + 1;`;
const answersOf = (row: "old" | "new") =>
  `(values ${ANSWERS.map((name) => `('${name}', ${row}.${name})`).join(", ")})`;
const removeSurvey = `update survey_answer_counts set people = people - 1
    where (question, answer) in ${answersOf("old")};
  delete from survey_answer_counts where people = 0 and (question, answer) in ${answersOf("old")};`;

/** The count lists and totals are shown with, so that no page reads a whole table for them. */
const statements = [
  // Of articles that are not hidden; the month is the first seven characters of the date, which sort as the dates do.
  `create table article_counts (
    source text not null,
    month text not null,
    total integer not null,
    primary key (source, month)
  ) strict, without rowid`,
  "create index article_counts_by_month on article_counts (month, total)",
  `insert into article_counts (source, month, total)
    select coalesce(source, ''), substr(published_date, 1, 7), count(*) from articles where is_hidden = 0 group by 1, 2`,
  `create trigger article_counts_insert after insert on articles begin ${addArticle} end`,
  `create trigger article_counts_update after update of source, published_date, is_hidden on articles begin
    ${removeArticle} ${addArticle} end`,
  `create trigger article_counts_delete after delete on articles begin ${removeArticle} end`,

  // The articles of one source in the order of the list.
  "drop index articles_public_by_source",
  `create index articles_public_by_source
    on articles (is_hidden, source, published_date desc, id desc)`,

  `create table survey_answer_counts (
    question text not null,
    answer text not null,
    people integer not null,
    primary key (question, answer)
  ) strict, without rowid`,
  ...ANSWERS.map(
    (name) => `insert into survey_answer_counts (question, answer, people)
      select '${name}', ${name}, count(*) from ai_impact_surveys group by ${name}`,
  ),
  `create trigger survey_answer_counts_insert after insert on ai_impact_surveys begin ${addSurvey} end`,
  `create trigger survey_answer_counts_update after update of ${ANSWERS.join(", ")} on ai_impact_surveys begin
    ${removeSurvey} ${addSurvey} end`,
  `create trigger survey_answer_counts_delete after delete on ai_impact_surveys begin ${removeSurvey} end`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useParams } from "@remix-run/react";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { findTable } from "~/features/dashboard/tables";
import { requireTable } from "~/features/dashboard/tables.server";
import { DangerNote, RemoveMark, SurveyMark } from "~/features/inbox/danger-mark";
import { loadTriage } from "~/features/inbox/find-row.server";
import { inboxHref } from "~/features/inbox/inbox-rows";
import { surveyMarkForm } from "~/features/inbox/survey-mark.form";
import { surveyMarkForms } from "~/features/inbox/survey-mark.server";
import { TriageControls } from "~/features/inbox/triage-controls";
import { AlsoFromAddress } from "~/features/people/also-from-address";
import { loadAlsoFrom } from "~/features/people/load-also-from.server";
import { loadRecordPane, readPaneQuery, recordPaneForms } from "~/features/replies/load-record-pane.server";
import { RecordPane } from "~/features/replies/record-pane";
import { decideForms, replyForm } from "~/features/replies/reply.form";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import { MissingRecord, RecordPage } from "~/kits/admin-table/record-page";
import { responseForm } from "~/kits/admin-table/response.form";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { isDangerFamily } from "~/lib/danger-family";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(dashboard);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services);
  const table = requireTable(params.kind);
  const query = readPaneQuery(new URL(request.url).searchParams);
  const row = { table, id: params.id ?? "" };
  const now = new Date();
  const pane = await loadRecordPane(services, who, row, { query, now });
  const page = { ...dashboard, title: pane ? `${pane.record.name}, ${table.heading}` : dashboard.title };
  const also = pane && (await loadAlsoFrom(services.db, { kind: table.kind, id: row.id }));
  const triage =
    pane && (await loadTriage(services.db, { kind: table.kind, id: row.id }, { me: who.userId, now }));
  return data({ page, pane, also, triage }, { status: pane ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const row = { table: requireTable(params.kind), id: params.id ?? "" };
  return await handleForms(request, [
    ...recordPaneForms(services, who, row, new URL(request.url)),
    ...surveyMarkForms(services.db, who, { kind: row.table.kind, id: row.id }),
  ]);
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

const replyForms = [replyForm, ...decideForms];
export const clientAction = preserveInputOnError(responseForm, surveyMarkForm, ...replyForms);

export default function Record() {
  const { pane, also, triage } = useLoaderData<typeof loader>();
  const table = findTable(useParams().kind);
  const isAllowed = useAllowed();
  const { pathname } = useLocation();
  if (!table) return null;
  if (!pane) return <MissingRecord table={table} forms={replyForms} />;
  const { danger } = pane.record.shown;
  return (
    <RecordPage table={table} record={pane.record} about={<AlsoFromAddress also={also} />}>
      {triage && (
        <DangerNote
          danger={triage.danger}
          due={dangerCopy.due}
          letters={pane.reply?.letters ?? []}
          pathname={pathname}
        >
          <RemoveMark danger={triage.danger} action={inboxHref({ row: triage.row })} onOwnPage />
        </DangerNote>
      )}
      {table.kind === "survey" && <SurveyMark danger={isDangerFamily(danger) ? danger : null} />}
      <RecordPane
        table={table}
        pane={pane}
        aside={
          triage &&
          isAllowed && <TriageControls {...triage} action={inboxHref({ row: triage.row })} onOwnPage />
        }
      />
    </RecordPage>
  );
}

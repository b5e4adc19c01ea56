import type { Migration } from "kysely";
import * as initial from "./0001-initial";
import * as resourceReports from "./0002-resource-reports";
import * as staffRecords from "./0003-staff-records";
import * as staffAccounts from "./0004-staff-accounts";
import * as sending from "./0005-sending";
import * as catalog from "./0006-catalog";
import * as signIn from "./0007-sign-in";
import * as surveyVersion from "./0008-survey-version";
import * as writtenDeliveries from "./0009-written-deliveries";
import * as mails from "./0010-mails";
import * as search from "./0011-search";
import * as resourcePlaces from "./0012-resource-places";
import * as fasterSearch from "./0013-faster-search";
import * as contentVersions from "./0014-content-versions";
import * as publicCounts from "./0015-public-counts";
import * as queueControls from "./0016-queue-controls";
import * as issueItems from "./0017-issue-items";
import * as newsletterSignups from "./0018-newsletter-signups";
import * as feeds from "./0019-feeds";
import * as bounces from "./0020-bounces";
import * as newsletterDesk from "./0021-newsletter-desk";
import * as newsletterArchive from "./0022-newsletter-archive";
import * as rolledUpEvents from "./0024-rolled-up-events";
import * as auditLogRetention from "./0025-audit-log-retention";
import * as openMailKinds from "./0026-open-mail-kinds";
import * as erasedAddresses from "./0027-erased-addresses";
import * as quarantinedSubmissions from "./0028-quarantined-submissions";
import * as searchTerms from "./0029-search-terms";
import * as inbox from "./0030-inbox";
import * as replies from "./0031-replies";
import * as people from "./0032-people";
import * as newsletterDraft from "./0033-newsletter-draft";
import * as staffRoles from "./0034-staff-roles";
import * as rowsOfAChange from "./0035-rows-of-a-change";
import * as sortedNames from "./0036-sorted-names";
import * as articleTitles from "./0037-article-titles";
import * as listGrowth from "./0038-list-growth";
import * as repliesToReports from "./0039-replies-to-reports";
import * as shallowTriggers from "./0040-shallow-triggers";
import * as leftOutEvents from "./0041-left-out-events";
import * as clockWatch from "./0042-clock-watch";

/**
 * All migrations in order. A literal map, so that bundling cannot lose one and order never depends on a directory.
 *
 * None of them begins a transaction: all pending ones run in one, with their records (docs/decisions/migrations.md).
 */
export const migrations: Record<string, Migration> = {
  "0001-initial": initial,
  "0002-resource-reports": resourceReports,
  "0003-staff-records": staffRecords,
  "0004-staff-accounts": staffAccounts,
  "0005-sending": sending,
  "0006-catalog": catalog,
  "0007-sign-in": signIn,
  "0008-survey-version": surveyVersion,
  "0009-written-deliveries": writtenDeliveries,
  "0010-mails": mails,
  "0011-search": search,
  "0012-resource-places": resourcePlaces,
  "0013-faster-search": fasterSearch,
  "0014-content-versions": contentVersions,
  "0015-public-counts": publicCounts,
  "0016-queue-controls": queueControls,
  "0017-issue-items": issueItems,
  "0018-newsletter-signups": newsletterSignups,
  "0019-feeds": feeds,
  "0020-bounces": bounces,
  "0021-newsletter-desk": newsletterDesk,
  "0022-newsletter-archive": newsletterArchive,
  "0024-rolled-up-events": rolledUpEvents,
  "0025-audit-log-retention": auditLogRetention,
  "0026-open-mail-kinds": openMailKinds,
  "0027-erased-addresses": erasedAddresses,
  "0028-quarantined-submissions": quarantinedSubmissions,
  "0029-search-terms": searchTerms,
  "0030-inbox": inbox,
  "0031-replies": replies,
  "0032-people": people,
  "0033-newsletter-draft": newsletterDraft,
  "0034-staff-roles": staffRoles,
  "0035-rows-of-a-change": rowsOfAChange,
  "0036-sorted-names": sortedNames,
  "0037-article-titles": articleTitles,
  "0038-list-growth": listGrowth,
  "0039-replies-to-reports": repliesToReports,
  "0040-shallow-triggers": shallowTriggers,
  "0041-left-out-events": leftOutEvents,
  "0042-clock-watch": clockWatch,
};

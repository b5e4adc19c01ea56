import { ButtonLink } from "~/components/button";
import { FormStatus } from "~/kits/forms/form-status";
import { SuccessMessage } from "~/kits/forms/messages";
import { SiteForm } from "~/kits/forms/site-form";
import type { QrCodePath } from "~/lib/qr-code.server";
import { secondFactor as copy } from "../account.copy";
import { AccountEmail, AccountSection } from "../account-section";
import { adminPaths } from "../admin-paths";
import {
  confirmSecondFactorForm,
  newRecoveryCodesForm,
  startSecondFactorForm,
  turnOffSecondFactorForm,
} from "./second-factor.form";
import type { SecondFactorView } from "./second-factor-page.server";

/** A QR code. It is black on white in the dark scheme too, because not every reader knows it the other way round. */
function QrCode({ code: { size, path }, label }: { code: QrCodePath; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full max-w-64 border-2 border-ink"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function SecondFactorState({ view, email }: { view: SecondFactorView; email: string }) {
  switch (view.state) {
    case "off":
      return <SecondFactorOff email={email} />;
    case "set up":
      return <SecondFactorSetUp view={view} />;
    case "on":
      return <SecondFactorOn view={view} email={email} />;
  }
}

function SecondFactorOff({ email }: { email: string }) {
  return (
    <AccountSection id="set-up" title={copy.off.heading} lead={copy.off.lead}>
      <FormStatus form={turnOffSecondFactorForm} />
      <SiteForm form={startSecondFactorForm}>
        <AccountEmail email={email} />
      </SiteForm>
    </AccountSection>
  );
}

function SecondFactorSetUp({ view }: { view: Extract<SecondFactorView, { state: "set up" }> }) {
  const { setUp } = copy;
  return (
    <AccountSection id="set-up" title={setUp.heading}>
      <ol className="list-decimal space-y-6 pl-6">
        <li>
          <p>{setUp.scan}</p>
          <div className="my-4">
            <QrCode code={view.qrCode} label={setUp.qrCode} />
          </div>
          <p>
            {setUp.orType} <code className="font-semibold break-words">{view.secret}</code>
          </p>
          <p className="mt-2">
            <a href={view.uri} className="inline-block py-1">
              {setUp.sameDevice}
            </a>
          </p>
        </li>
        <li>
          <p className="mb-4">{setUp.confirm}</p>
          <SiteForm form={confirmSecondFactorForm} />
        </li>
      </ol>
    </AccountSection>
  );
}

function SecondFactorOn({
  view,
  email,
}: {
  view: Extract<SecondFactorView, { state: "on" }>;
  email: string;
}) {
  const { on } = copy;
  return (
    <>
      <p className="mt-4">
        {on.since(view.since)} {on.left(view.codesLeft)}
      </p>
      <AccountSection id="recovery-codes" title={on.newCodes.heading} lead={on.newCodes.lead}>
        <SiteForm form={newRecoveryCodesForm}>
          <AccountEmail email={email} />
        </SiteForm>
      </AccountSection>
      <AccountSection id="turn-off" title={on.turnOff.heading} lead={on.turnOff.lead}>
        <SiteForm form={turnOffSecondFactorForm}>
          <AccountEmail email={email} />
        </SiteForm>
      </AccountSection>
    </>
  );
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { codes: said } = copy;
  return (
    <AccountSection id="codes" title={said.heading}>
      <SuccessMessage text={said.lead} />
      <ol className="grid max-w-form list-inside list-decimal gap-x-8 gap-y-1 border-2 border-ink bg-card p-5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <ButtonLink to={adminPaths.account}>{said.done}</ButtonLink>
      </p>
    </AccountSection>
  );
}

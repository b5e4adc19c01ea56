import { ButtonLink } from "~/components/button";
import { FormStatus } from "~/kits/forms/form-status";
import { SuccessMessage } from "~/kits/forms/messages";
import { SiteForm } from "~/kits/forms/site-form";
import type { QrCodePath } from "~/lib/qr-code.server";
import { AccountEmail, AccountSection, secondFactorText } from "../account-section";
import { adminPaths } from "../admin-paths";
import {
  confirmSecondFactorForm,
  newRecoveryCodesForm,
  startSecondFactorForm,
  turnOffSecondFactorForm,
} from "./second-factor.form";
import type { SecondFactorView } from "./second-factor.server";

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
    <AccountSection
      id="set-up"
      title="Set it up"
      lead="You need an authenticator app on your phone or computer, such as Aegis, 2FAS, Google Authenticator or a password manager. Enter your password to begin."
    >
      <FormStatus form={turnOffSecondFactorForm} />
      <SiteForm form={startSecondFactorForm}>
        <AccountEmail email={email} />
      </SiteForm>
    </AccountSection>
  );
}

function SecondFactorSetUp({ view }: { view: Extract<SecondFactorView, { state: "set up" }> }) {
  return (
    <AccountSection id="set-up" title="Set it up">
      <ol className="list-decimal space-y-6 pl-6">
        <li>
          <p>In your app, add an account and scan this picture.</p>
          <div className="my-4">
            <QrCode code={view.qrCode} label="QR code with the key for your app" />
          </div>
          <p>
            If you cannot scan it, type this key:{" "}
            <code className="font-semibold break-words">{view.secret}</code>
          </p>
          <p className="mt-2">
            <a href={view.uri} className="inline-block py-1">
              The app is on this device: open it
            </a>
          </p>
        </li>
        <li>
          <p className="mb-4">
            Enter the code that the app shows now. From then on, signing in asks for one, and your other
            sessions end.
          </p>
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
  return (
    <>
      <p className="mt-4">{secondFactorText(view)}</p>
      <AccountSection
        id="recovery-codes"
        title="New recovery codes"
        lead="The old ones are worth nothing afterwards."
      >
        <SiteForm form={newRecoveryCodesForm}>
          <AccountEmail email={email} />
        </SiteForm>
      </AccountSection>
      <AccountSection
        id="turn-off"
        title="Turn it off"
        lead="Also if you have a new phone: turn it off, and set it up again there."
      >
        <SiteForm form={turnOffSecondFactorForm}>
          <AccountEmail email={email} />
        </SiteForm>
      </AccountSection>
    </>
  );
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <AccountSection id="codes" title="Your recovery codes">
      <SuccessMessage text="Print these codes or write them down now: they are not shown again. Each of them signs you in once when you do not have your phone." />
      <ol className="grid max-w-form list-inside list-decimal gap-x-8 gap-y-1 border-2 border-ink bg-card p-5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <ButtonLink to={adminPaths.account}>I have saved them</ButtonLink>
      </p>
    </AccountSection>
  );
}

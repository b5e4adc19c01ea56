import { defineForm } from "~/kits/forms/define-form";

/** Action data with new recovery codes: shown once, as only their hashes are stored. */
export interface ShownCodes {
  recoveryCodes: string[];
}

export function isShownCodes(answer: unknown): answer is ShownCodes {
  return typeof answer === "object" && answer !== null && "recoveryCodes" in answer;
}

const currentPassword = {
  type: "password",
  name: "currentPassword",
  label: "Current password",
  autocomplete: "current-password",
  required: "Enter your current password",
} as const;

const code = {
  type: "text",
  name: "code",
  label: "Code",
  hint: "The 6 digits your app shows now, or one of your recovery codes.",
  autocomplete: "one-time-code",
  singleUse: true,
  max: 40,
  required: "Enter a code",
} as const;

export const codeField = code;

export const startSecondFactorForm = defineForm({
  name: "start-second-factor",
  anchor: "set-up",
  fields: [currentPassword],
  submit: { idle: "Set up", busy: "Setting up..." },
  messages: {
    success: "Now add the key to your app.",
    failure: "The second factor could not be set up. Please try again.",
  },
});

export const confirmSecondFactorForm = defineForm({
  name: "confirm-second-factor",
  anchor: "set-up",
  fields: [{ ...code, hint: "The 6 digits your app shows now.", inputMode: "numeric" }],
  submit: { idle: "Turn on", busy: "Turning on..." },
  messages: {
    success: "Your second factor is on.",
    failure: "The second factor could not be turned on. Please try again.",
  },
});

export const newRecoveryCodesForm = defineForm({
  name: "new-recovery-codes",
  anchor: "recovery-codes",
  fields: [currentPassword, code],
  submit: { idle: "Make new codes", busy: "Making codes..." },
  messages: {
    success: "You have new recovery codes.",
    failure: "No new codes could be made. The old ones still work. Please try again.",
  },
});

export const turnOffSecondFactorForm = defineForm({
  name: "turn-off-second-factor",
  // Where the page says that it is off.
  anchor: "second-factor",
  fields: [currentPassword, code],
  submit: { idle: "Turn off", busy: "Turning off..." },
  messages: {
    success: "Your second factor is off. Signing in asks for the password alone.",
    failure: "The second factor could not be turned off. Please try again.",
  },
});

/** SESSION_SECRET was replaced without the previous one. */
export const uncheckableCodeMessage =
  "This site cannot check the codes of your app at the moment. Use a recovery code, and tell the people who run the site";

export const wrongCodeMessage =
  "This code is not right, or it was used before. Wait until your app shows the next one, and try that";

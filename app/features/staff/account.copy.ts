export const account = {
  title: "Account",
  description: "For staff: where you are signed in, your password and your second factor.",
  heading: "Your account",
  sessions: {
    heading: "Where you are signed in",
    lead: "A session ends twelve hours after signing in, or after two hours without use. On a device on which you asked to stay signed in, it ends after thirty days, or after seven without use. If you do not recognise one, sign it out and change your password.",
    startedAt: (time: string) => `Signed in ${time}`,
    until: (time: string) => `Stays signed in, until ${time} at the latest`,
    seen: (time: string) => `Last seen ${time}`,
    current: "This one",
    endLabel: (browser: string, startedAt: string) => `Sign out ${browser}, signed in ${startedAt}`,
  },
  password: {
    heading: "Password",
    lead: "Changing it ends every other session, and a mail tells you that it was changed.",
    mustChange:
      "Please choose a password of your own first. The one you have now was shown in a log or a terminal, where others may have seen it. The other staff pages open after that.",
    sameAsBefore: "Choose another password than the one you have now",
  },
  secondFactor: {
    heading: "Second factor",
    lead: "Signing in then also asks for a code from an app on your phone: a stolen password alone is of no use.",
    off: "Off.",
    setUp: "Set up",
    manage: "Change",
  },
} as const;

export const secondFactor = {
  title: "Second factor",
  description: "For staff: a code from an app, which signing in asks for beside the password.",
  heading: "Second factor",
  back: "Back to your account",
  off: {
    heading: "Set it up",
    lead: "You need an authenticator app on your phone or computer, such as Aegis, 2FAS, Google Authenticator or a password manager. Enter your password to begin.",
  },
  setUp: {
    heading: "Set it up",
    scan: "In your app, add an account and scan this picture.",
    qrCode: "QR code with the key for your app",
    orType: "If you cannot scan it, type this key:",
    sameDevice: "The app is on this device: open it",
    confirm:
      "Enter the code that the app shows now. From then on, signing in asks for one, and your other sessions end.",
  },
  codes: {
    heading: "Your recovery codes",
    lead: "Print these codes or write them down now: they are not shown again. Each of them signs you in once when you do not have your phone.",
    done: "I have saved them",
  },
  on: {
    since: (time: string) => `On since ${time}.`,
    left: (count: number) =>
      count === 1 ? "You have one recovery code left." : `You have ${count} recovery codes left.`,
    newCodes: {
      heading: "New recovery codes",
      lead: "The old ones are worth nothing afterwards.",
    },
    turnOff: {
      heading: "Turn it off",
      lead: "Also if you have a new phone: turn it off, and set it up again there.",
    },
  },
} as const;

export const loginCode = {
  title: "Enter your code",
  description: "For staff: the second step of signing in.",
  heading: "Enter your code",
  whose: "Signing in as",
  lost: "If you have lost your phone and your recovery codes, ask the people who run the site to turn your second factor off.",
  back: "Sign in as someone else",
} as const;

export const forgotPassword = {
  title: "Forgot your password?",
  description: "For staff: ask for a mail with a link to choose a new password.",
  heading: "Choose a new password",
  lead: "Enter the address you sign in with. We send it a link.",
  back: "Back to signing in",
} as const;

export const resetPassword = {
  title: "Choose a new password",
  description: "For staff: choose a new password with the link from your mail.",
  heading: "Choose a new password",
  whose: "For the account",
  lead: "Afterwards you are signed out everywhere, and sign in with the new password.",
  useless: {
    heading: "This link does not work",
    lead: "It was used before, or it is older than 60 minutes. Links from a mail are sometimes cut in two: try to copy the whole of it.",
    again: "Ask for a new link",
  },
} as const;

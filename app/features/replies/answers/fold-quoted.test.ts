import { describe, expect, it } from "vitest";
import { foldQuoted } from "./fold-quoted";

describe("the mail below an answer is folded", () => {
  it.each([
    ["of Gmail", "On Thu, Nov 26, 2026 at 10:00 AM Ann <a@b.example> wrote:\n\n> Hello\n> there"],
    ["of Gmail in Spanish", "El jue, 26 nov 2026 a las 10:00, Ann (<a@b.example>) escribió:\n\n> Hola"],
    [
      "broken over two lines",
      "On Thu, Nov 26, 2026 at 10:00 AM After Automation <\nteam@a.example> wrote:\n\n> Hello",
    ],
    ["of HTML alone", "On Nov 26, 2026, at 10:00, Ann wrote:\n\nHello\nthere"],
    [
      "of Outlook",
      "________________________________\nFrom: Ann\nSent: Thursday\nTo: Bob\nSubject: Hi\n\nHello",
    ],
    ["of Outlook's plain text", "-----Original Message-----\nFrom: Ann\nSubject: Hi\n\nHello"],
    ["of Outlook in Spanish", "De: Ann\nEnviado el: jueves\nPara: Bob\nAsunto: Hola\n\nHola"],
    ["without a line above it", "> Hello\n>\n> there\n"],
  ])("%s", (_, quoted) => {
    expect(foldQuoted(`Thank you.\n\nBob\n\n${quoted}`)).toEqual({
      text: "Thank you.\n\nBob",
      quoted: quoted.trim(),
    });
  });

  it.each([
    ["answers stand between its lines", "> Do you need food?\nYes.\n> And rent?\nNo."],
    ["the answer stands below it", "On Nov 26, 2026, Ann wrote:\n> Do you need food?\n\nYes, please."],
    ["there is nothing else", "On Nov 26, 2026, Ann wrote:\n> Hello"],
    [
      "nothing is quoted",
      "On Monday I wrote to my landlord: he has not answered.\nFrom then on it was hard.",
    ],
    ["the text is empty", ""],
  ])("but not where %s", (_, text) => {
    expect(foldQuoted(text)).toEqual({ text, quoted: "" });
  });
});

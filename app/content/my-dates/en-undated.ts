import type { UndatedRuleId, UndatedWords } from "./words";

export const undatedWords: Record<UndatedRuleId, UndatedWords> = {
  "ui-appeal": {
    name: "Appeal when unemployment is denied",
    text: "The days to appeal stand in the letter, from 8 to 45, and usually run from its date. Appeal in writing or online, keep proof of the day, and go on reporting each week. A late appeal can be heard if you had a good reason.",
  },
  "owbpa-revoke": {
    name: "Change your mind after signing",
    text: "You have 7 days from signing to take it back, and nobody can shorten them. Write to the person named in the paper, and keep proof of the day and hour.",
  },
  mortgage: {
    name: "Mortgage",
    text: "Call before the next payment is due. A servicer may not start foreclosure until you are more than 120 days late on the home you live in. A free HUD counselor helps: 1-800-569-4287. Rent has no such rule, so call 211 at once.",
  },
  "rollover-60": {
    name: "A check from your retirement plan",
    text: "You have 60 days from the day you get it to put it into an IRA or a new plan. Better: ask for a direct rollover, then nothing is held back and no day runs.",
  },
  "final-pay": {
    name: "Last paycheck",
    text: "By the next regular payday under federal law. Many states want it sooner, some on the last day itself. If payday passes unpaid, write to the employer, then call 1-866-487-9243.",
  },
  medicaid: {
    name: "Medicaid and CHIP",
    text: "Apply in any month; this month's income counts. Say that the job ended. From January 1, 2027, many adults of 19 to 64 must show 80 hours a month of work, training or the like, and older bills are covered for fewer months.",
  },
  hsa: {
    name: "Your HSA stays yours",
    who: "You have a health savings account.",
    text: "It goes with you. You may pay COBRA from it, and other health premiums while you get unemployment pay.",
  },
  "student-loans": {
    name: "Student loans",
    text: "Before the next payment, ask your servicer to work it out again from your income now, or for an unemployment deferment. It is free: never pay a company for it.",
  },
  noncompete: {
    name: "A paper that limits your next job",
    text: "Find your copy of any non-compete or secrecy paper. Ask a lawyer whether it holds in your state, and ask the employer to let you out of it. There is no federal ban.",
  },
  "ui-first-certification": {
    name: "Your first weekly report to the state",
    text: "Ask the state on which day you must report that you were out of work and looking, and write down each job you applied for.",
  },
  "severance-under-40": {
    name: "Time to think under 40",
    text: "Ask for more time in writing. The day stands in the offer; some states give time to all.",
  },
  "union-grievance": {
    name: "A grievance through your union",
    text: "Call your steward the same day. The days stand in your contract and can be few.",
  },
  "rule-of-55": {
    name: "Money from a 401(k) at 55 or older",
    text: "Ask the plan about it before you move the money to an IRA.",
  },
  clawback: {
    name: "Sign-on, moving or training money",
    text: "Ask a lawyer whether you must pay it back after a layoff. Read the words of the contract.",
  },
  equipment: {
    name: "Laptop, phone, badge",
    text: "Ask by when and how to send them back. Keep the receipt and a photo.",
  },
  "child-support": {
    name: "Child support",
    text: "Ask the child support office or the court for a change now. What was due before usually stays due.",
  },
  liheap: {
    name: "Heating help",
    text: "Call 211 or 1-866-674-6327 and ask whether your state still has money, and for the crisis part if a shutoff is near.",
  },
};

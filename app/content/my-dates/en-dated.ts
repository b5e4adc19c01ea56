import type { DatedRuleId, DatedWords } from "./words";

export const datedWords: Record<DatedRuleId, DatedWords> = {
  "ui-file": {
    name: "File for unemployment",
    what: "Ask your state for unemployment pay. A claim usually counts from the Sunday of the week you file.",
    missed: "You usually lose the weeks before you filed.",
    action:
      "File online or by phone with the state where you worked. Have your Social Security number, the employers of your last 18 months and your last day ready.",
    passed: "File today: each week you wait may go unpaid.",
    notes: [
      "Severance and paid-out leave delay payment in some states and not in others. File anyway.",
      "Gig and self-employed work is usually not covered.",
      "Not sure that you qualify? File: the state decides.",
    ],
  },
  snap: {
    name: "Apply for food money (SNAP)",
    what: "The state decides within 30 days, or 7 if you have almost nothing.",
    action:
      "Name, address and signature are enough to start; ask for fast service. Call 211 to find the office.",
    passed: "Apply today: money counts from the day you apply.",
    notes: [],
  },
  "cobra-notice": {
    name: "Check that your COBRA letter came",
    what: "Your employer has 30 days to tell the health plan, and the plan has 14 more to write to you.",
    who: "You had a health plan from an employer with 20 or more workers.",
    missed: "You lose nothing: your 60 days to choose do not end before the letter comes. But ask.",
    action:
      "Look through your mail and email. If nothing came, write to the employer and call 1-866-444-3272.",
    passed: "No letter yet? Write to the employer and call 1-866-444-3272 today.",
    notes: ["Keep your address up to date with the old employer."],
  },
  "cobra-elect": {
    name: "Choose COBRA, or not",
    what: "COBRA keeps your job's health plan if you pay for all of it.",
    who: "You, your spouse or your children had a health plan from an employer with 20 or more workers. Each of you may choose.",
    missed: "The right is gone for good.",
    action:
      "You can wait and see. If you need care within the 60 days, choose COBRA then and pay back to the first day. Compare a Marketplace plan and Medicaid first: they often cost less.",
    passed:
      "Look at your letter: the 60 days run from its date if that is later. If they are over, look at the Marketplace, Medicaid and a spouse's plan.",
    notes: [
      "The price is the full cost plus up to 2 percent. It usually lasts 18 months.",
      "Smaller employers: many states have a similar law with other days. Church plans are not covered, and federal employees have their own rule.",
      "Not if you were fired for gross misconduct, and not if the employer ends the plan for everyone.",
      "You can take back a no within the 60 days, but then coverage may start only from that day.",
    ],
  },
  "cobra-first-payment": {
    name: "Make your first COBRA payment",
    what: "You have 45 days from the day you choose COBRA to pay for all the months since coverage ended. This is the deadline if you choose on the last of your 60 days.",
    who: "You choose COBRA.",
    missed: "COBRA ends for good.",
    action: "Pay in a way that leaves proof. After that each month has at least 30 days of grace.",
    passed: "Ask the plan today whether your 45 days still run.",
    notes: ["Until you pay, a doctor may be told that you have no coverage. That is put right once you pay."],
  },
  "marketplace-sep": {
    name: "Choose a Marketplace plan after losing coverage",
    what: "Losing coverage from a job lets you buy a plan outside of open enrollment, for 60 days before and after.",
    missed: "You wait for the next open enrollment.",
    action:
      "Choose before your coverage ends, so that the new plan starts on the first of the next month with no gap. Go to HealthCare.gov or call 1-800-318-2596.",
    passed: "Ask about open enrollment and Medicaid: 1-800-318-2596.",
    also: "You can choose from {day} on.",
    notes: [
      "Coverage starts on the first of the month after you choose, not back to the day you lost it.",
      "Puerto Rico and the Virgin Islands have no Marketplace.",
      "Ending COBRA early, or not paying for it, does not give you a new 60 days.",
      "Above 4 times the poverty line there is no federal help with the price.",
      "From January 1, 2027, fewer immigrants qualify for help with the price.",
      "Severance and unemployment pay count as income. After losing Medicaid or CHIP you have 90 days.",
    ],
  },
  "open-enrollment-2027": {
    name: "Choose a Marketplace plan for 2027",
    what: "Anyone may buy or change a Marketplace plan. Choose by December 15 for coverage from January 1.",
    missed: "After it ends you need a life event, such as a move, a baby or lost coverage, to buy a plan.",
    action: "Choose by December 15 to be safe. Go to HealthCare.gov or call 1-800-318-2596.",
    passed: "Losing your job's coverage gives you 60 days of your own: see the Marketplace day above.",
    also: "It runs to {day}, as things stand.",
    notes: [
      "The end is in dispute in court. Look at HealthCare.gov.",
      "States with their own marketplace set their own end.",
    ],
  },
  "marketplace-report": {
    name: "Tell the Marketplace that your income changed",
    what: "A lost job, a new job, severance or unemployment pay changes the help you get.",
    who: "You have a Marketplace plan and get help paying for it.",
    missed: "Too much help has to be paid back at tax time, all of it.",
    action: "Log in and change your income for the whole year, or call 1-800-318-2596.",
    passed: "Report it today. Each month you wait is one more to pay back.",
    notes: ["If your income falls, reporting gets you more help, or Medicaid."],
  },
  "spouse-plan": {
    name: "Join your spouse's plan",
    what: "Their employer must let you in, because you lost your own coverage. This is shorter than COBRA and the Marketplace: look at it first.",
    who: "Your spouse, partner or parent (until you are 26) has a plan at work that would take you.",
    missed: "You wait for that plan's next open enrollment.",
    action: "Your spouse tells their HR in writing, with proof that your coverage ended.",
    passed: "Ask HR all the same: 30 days is the least, and some plans give more.",
    notes: [
      "You must have had other coverage when you turned the plan down before.",
      "You have 60 days if you lose Medicaid or CHIP.",
    ],
  },
  "medicare-part-b": {
    name: "At 65, sign up for Medicare Part B",
    what: "You have 8 months after the job or its coverage ends, whichever is first, to sign up without a penalty.",
    who: "You are 65 or older, or have Medicare through disability, and put off Part B because of work.",
    missed: "A higher price for life, and a gap until the yearly sign-up of January to March.",
    action: "Sign up before your coverage ends, so that there is no gap: ssa.gov/medicare or 1-800-772-1213.",
    passed: "Sign up from January to March, and ask about help with the price: 1-800-772-1213.",
    notes: [
      "COBRA, severance coverage and retiree coverage do not stop the 8 months.",
      "COBRA may pay nothing that Medicare would have paid.",
    ],
  },
  "fsa-spend": {
    name: "Claim your health FSA",
    what: "Most plans stop new costs on your last day. You may use the whole year's amount, even if you paid in less.",
    who: "You have a flexible spending account.",
    missed: "What is left stays with the employer.",
    action: "See the doctor, buy glasses or medicine before your last day. Then send in the bills.",
    passed: "New costs usually no longer count; earlier ones still do. Send in the bills now.",
    also: "Many plans take bills until about {day}; yours says.",
    notes: ["COBRA may let you keep it to the end of the year if there is money left."],
  },
  "life-insurance": {
    name: "Keep life insurance from work",
    what: "You can turn the group policy into your own without a health check, usually within 31 days.",
    who: "You have life insurance through work.",
    missed: "Later you may have to pass a health check.",
    action: "Ask HR for the conversion and portability forms this week. Read the day in the certificate.",
    passed: "Ask the insurer whether it still takes the form.",
    notes: ["It costs more than at work. It matters most if you are ill."],
  },
  "owbpa-consider": {
    name: "At 40 or older, decide on the severance offer",
    what: "You get 21 days before you sign away age claims, and 45 when others were let go with you.",
    missed: "The offer may lapse. You do not lose rights by not signing.",
    action:
      "Do not sign on the spot. Have a lawyer read it, and ask for more. In a group layoff, ask for the job titles and ages of who was chosen and who was not.",
    passed: "Ask in writing whether the offer still stands.",
    notes: [
      "It runs from the employer's final offer. A real change starts it again, unless both sides agree that it does not.",
      "You may sign sooner. Nobody may push you.",
      "No paper can take your unemployment pay, COBRA, earned retirement money or the right to go to the EEOC.",
    ],
  },
  "warn-notice": {
    name: "Compare your written notice with this day",
    what: "A large employer must tell you in writing of a mass layoff 60 days before, and 90 in New York and New Jersey.",
    who: "Usually an employer of 100 or more, and 50 or more jobs at one place.",
    missed: "The employer's duty stays. You lose the claim only if you wait too long.",
    action: "Keep the letter with its date. Look for your employer on your state's WARN list.",
    passed:
      "By this day a large employer had to tell you in writing. If it did so later, or not at all, you may be owed up to 60 days' pay.",
    notes: [
      "Exceptions: sudden business trouble, a firm that seeks money to stay open, disaster. Notice must still come as soon as possible.",
      "With a union the notice goes to the union.",
    ],
  },
  "warn-suit": {
    name: "See a lawyer if you got no notice",
    what: "Do it by about this day. The Labor Department does not enforce the notice law. Workers go to court, often together.",
    who: "You got no notice, or too little.",
    missed: "Courts borrow their deadline from your state, from about 1 year to 6.",
    action:
      "Talk to an employment lawyer soon. If the employer is bankrupt, a much earlier day counts: watch your mail.",
    passed: "It may not be too late: ask a lawyer this week.",
    notes: ["A severance agreement may sign this claim away. Read it first."],
  },
  eeoc: {
    name: "File a discrimination charge with the EEOC",
    what: "You must file a charge before you can sue over age, race, sex, disability and the like. The days run from when you were told.",
    who: "Your employer has 15 or more workers, or 20 for age.",
    missed: "The federal claim is usually lost.",
    action: "Start at publicportal.eeoc.gov or call 1-800-669-4000. File early; you can add to it.",
    passed: "A state or local agency may give you longer. Call 1-800-669-4000 today.",
    also: "It is 300 days, {day}, where a state or local agency covers the same ground.",
    notes: [
      "Age: the longer time needs a state law and a state agency. A city law is not enough.",
      "Federal employees have 45 days to see an EEO counselor.",
      "Software that picked who is laid off does not change the days.",
    ],
  },
  nlrb: {
    name: "File a labor charge with the NLRB",
    what: "File if you were let go or threatened for acting together with coworkers, or for a union.",
    who: "Most private employees, with or without a union.",
    missed: "The Board will not take it.",
    action:
      "File at nlrb.gov or call 1-844-762-6572. The employer must get its copy within the 6 months too.",
    passed: "Ask a lawyer or a union whether another law helps.",
    notes: [
      "Not for contractors, supervisors, farm and household workers. Public employees have state boards.",
    ],
  },
  "401k-loan": {
    name: "Pay back a 401(k) loan into an IRA",
    what: "The plan may call the loan due when you leave. What you cannot pay counts as paid out to you.",
    who: "You have a loan from a 401(k) or 403(b).",
    missed: "You owe income tax on the unpaid loan, plus 10 percent if you are under 59 and a half.",
    action:
      "Ask the plan when it sets the loan off, and whether you may go on paying. Or put the same amount into an IRA by tax day.",
    passed: "With an extension of your tax return you may have until October 15.",
    also: "With an extension of your tax return: {day}.",
    notes: ["If the plan sets the loan off next year, the day is a year later."],
  },
  "ui-tax": {
    name: "Pay tax on unemployment pay",
    what: "Unemployment pay is taxed. The state sends form 1099-G by January 31, and the tax is due on this day.",
    missed: "A bill, perhaps with a penalty.",
    action: "Have 10 percent held back: say so on the state's form or on form W-4V.",
    passed: "File as soon as you can. The IRS lets you pay over time.",
    notes: [
      "10 percent may be too little if you or your spouse earned well this year.",
      "Severance is taxed as wages. Some states do not tax unemployment pay.",
    ],
  },
  iso: {
    name: "Use any stock options you have",
    what: "Options usually end soon after you leave: often after 90 days, and the tax advantage after 3 months.",
    who: "You have vested stock options.",
    missed: "After 3 months they are taxed as ordinary options. After the plan's day they are gone.",
    action:
      "Read the grant papers for the exact day. Ask for longer as part of severance. See a tax adviser first.",
    passed: "Read the plan: a few give longer.",
    notes: ["The alternative minimum tax can be due even if you do not sell."],
  },
  "flsa-wages": {
    name: "Claim unpaid wages or overtime",
    what: "Federal law gives two years from each missed payday. This is about the day for your last paycheck.",
    who: "You are owed pay below the minimum wage, or overtime.",
    missed: "Each payday drops off by itself, so waiting loses money week by week.",
    action:
      "Call the Wage and Hour Division, 1-866-487-9243, or see a lawyer. Only a court case stops the clock.",
    passed: "State law may give longer. Ask a lawyer.",
    also: "If the employer knew that it was breaking the law: {day}.",
    notes: ["Managers and some professionals are not covered by overtime rules."],
  },
  "visa-60": {
    name: "Find a new employer for your visa, change status or leave",
    what: "You have at most 60 days to find a new employer, change your status or leave. The end date on your I-94 counts if it is sooner.",
    who: "E-1, E-2, E-3, H-1B, H-1B1, L-1, O-1 and TN workers and their families.",
    missed: "You are out of status, and staying on can harm later visas.",
    action:
      "See an immigration lawyer this week. The new employer's petition, or your own request, must be filed within the time, not approved.",
    passed: "See an immigration lawyer today, before you do anything else.",
    notes: [
      "The government may cut the time short. Since 2025 some people got court papers within the 60 days: aim for two weeks, not eight.",
      "Count from your last day of real work. Severance does not stretch it.",
      "If you travel, you cannot come back in on the old job. Other visas have other rules.",
    ],
  },
};

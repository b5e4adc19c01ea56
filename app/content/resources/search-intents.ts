/** A need, in the words people have for it, and what it is called in the resource directory. */
export interface SearchIntent {
  /** Shown after "Found by:". */
  label: string;
  /** Words and phrases a visitor may type, misspelt and in Spanish as well; parted by commas. */
  words: string;
  /** What is looked for in titles, tags and categories of the directory; parted by commas, the best first. */
  finds: string;
}

/** Everyday words for needs. Only the server reads them. */
export const searchIntents: readonly SearchIntent[] = [
  {
    label: "rent",
    words:
      "rent, renta, rental, rental assistance, rent relief, pay rent, late rent, behind on rent, back rent, landlord, deposit, alquiler, ayuda con la renta, pagar la renta",
    finds: "rent and eviction, rent help, vouchers",
  },
  {
    label: "housing vouchers",
    words: "section 8, voucher, vouchers, housing voucher, vale de vivienda",
    finds: "vouchers, rent help",
  },
  {
    label: "eviction",
    words:
      "eviction, evicted, evict, eviccion, evition, eviction notice, kicked out, losing my apartment, lose my apartment, notice to quit, landlord wants me out, desalojo, desalojar",
    finds: "rent and eviction, eviction",
  },
  {
    label: "mortgage",
    words:
      "mortgage, morgage, morgtage, house payment, foreclosure, forclosure, forbearance, losing my house, lose my house, losing my home, home loan, hipoteca, embargo de casa",
    finds: "mortgage, foreclosure",
  },
  {
    label: "shelter",
    words:
      "homeless, homless, no place to live, nowhere to go, nowhere to stay, sleeping in my car, living in my car, sleep tonight, shelter, couch surfing, sin hogar, refugio, albergue",
    finds: "find shelter, shelter, homelessness",
  },
  {
    label: "utility bills",
    words:
      "utilities, utility bill, electric, electricity, electric bill, power bill, lights, light bill, shut off, shutoff, power cut, gas bill, water bill, heat, heating, cooling, liheap, heap, luz, recibo de luz, agua, calefaccion, servicios",
    finds: "energy, energy bills, shutoff help, utilities",
  },
  {
    label: "food",
    words:
      "food, hungry, groceries, grocery, grocerys, food bank, foodbank, food pantry, pantry, free food, meals, no food, nothing to eat, comida, despensa, hambre, banco de comida",
    finds: "food bank, pantry, food pantry, groceries",
  },
  {
    label: "food for parents and babies",
    words: "baby formula, formula, baby food, pregnant, breastfeeding, infant, newborn, embarazada, bebe",
    finds: "wic, infants",
  },
  {
    label: "food stamps",
    words:
      "food stamps, foodstamps, food stamp, snap, ebt, calfresh, groceries, estampillas, cupones de comida, cupones",
    finds: "food stamps, snap",
  },
  {
    label: "unemployment benefits",
    words:
      "unemployment, unemploymnet, unemployement, unemployed, unemploy, ui, uib, file a claim, claim, weekly claim, certify, jobless, reemployment, desempleo, seguro de desempleo, paro, sin trabajo, edd, twc, reemployment assistance",
    finds: "state unemployment office, unemployment insurance, file for unemployment",
  },
  {
    label: "appeals",
    words:
      "denied, denied unemployment, appeal, appeal unemployment, claim denied, overpayment, hearing, apelar, negaron mi desempleo",
    finds: "benefits appeals, legal aid",
  },
  {
    label: "losing a job",
    words:
      "laid off, layed off, lay off, layoff, layoffs, lost my job, lost job, losing my job, job loss, let go, rif, downsized, furlough, furloughed, me despidieron, perdi mi trabajo, despido",
    finds: "layoff help, state unemployment office, dislocated worker, file for unemployment",
  },
  {
    label: "jobs lost to AI",
    words: "replaced by ai, ai took my job, replaced by a machine, automated away, lost my job to ai",
    finds: "ai displacement",
  },
  {
    label: "health insurance",
    words:
      "health insurance, insurance, insurence, obamacare, aca, marketplace, uninsured, no insurance, healthcare, health care, lost my health insurance, seguro medico, seguro de salud",
    finds: "marketplace, health insurance",
  },
  {
    label: "coverage after a job",
    words: "cobra, lost my health insurance, keep my insurance, insurance after layoff",
    finds: "cobra",
  },
  {
    label: "Medicaid",
    words: "medicaid, chip, medical, medicare, insurance for my kids, insurance for children",
    finds: "medicaid",
  },
  {
    label: "prescriptions",
    words:
      "prescription, prescriptions, perscription, medicine, meds, medication, insulin, pharmacy, drug costs, medicinas, recetas",
    finds: "prescriptions, drug costs",
  },
  {
    label: "a clinic",
    words:
      "doctor, clinic, free clinic, dentist, dental, tooth, teeth, toothache, eye, glasses, dentista, clinica",
    finds: "health center, clinic, dental, sliding scale",
  },
  {
    label: "medical bills",
    words:
      "medical bill, medical bills, hospital bill, hospital bills, medical debt, charity care, er bill, cuenta del hospital",
    finds: "hospital bills, medical debt",
  },
  {
    label: "mental health",
    words:
      "mental health, depressed, depression, depresion, anxiety, anxious, anxity, panic, panic attack, burnout, burned out, sad, lonely, grief, cant sleep, crying, ansiedad, mental",
    finds: "mental health, helpline",
  },
  {
    label: "young LGBTQ people",
    words: "lgbt, lgbtq, gay, lesbian, trans, transgender, queer, bisexual",
    finds: "lgbtq",
  },
  {
    label: "new parents",
    words: "postpartum, new mom, new mother, new dad, after birth, posparto",
    finds: "new parents, pregnancy",
  },
  {
    label: "someone to talk to",
    words:
      "talk to somebody, talk to someone, someone to talk to, somebody to talk to, alone, warmline, hablar con alguien",
    finds: "someone to talk to, peer support",
  },
  {
    label: "a self-check",
    words: "depression test, anxiety test, am i depressed, burnout test",
    finds: "self check",
  },
  {
    label: "sexual assault",
    words: "sexual assault, raped, rape, violacion, abuso sexual",
    finds: "sexual assault",
  },
  {
    label: "domestic violence",
    words: "domestic violence, domestic abuse, abusive, abused, abuse, violencia domestica",
    finds: "domestic violence",
  },
  { label: "stress", words: "stressed, stress, overwhelmed, estres", finds: "stress, mental health" },
  {
    label: "therapy",
    words: "therapy, therapist, counseling, counselor, counsellor, terapia",
    finds: "therapy",
  },
  {
    label: "addiction",
    words:
      "addiction, drinking, alcohol, drugs, rehab, sober, recovery, aa, gambling, opioids, adiccion, drogas, alcoholismo",
    finds: "substance use",
  },
  {
    label: "finding work",
    words:
      "job, jobs, work, find work, find a job, job search, hiring, careers, employment, remote jobs, job center, job fair, linkedin, trabajo, trabajos, empleo, buscar trabajo, bolsa de trabajo",
    finds: "job search, job center",
  },
  {
    label: "resume and interview",
    words:
      "resume, resum, cv, cover letter, interview, ats, mock interview, hoja de vida, curriculum, entrevista",
    finds: "resume help, career coaching",
  },
  {
    label: "career change",
    words:
      "career change, change careers, new career, switch careers, start over, what job can i do, career counselor, career coach, career quiz, skills, reskill, cambiar de carrera, nueva carrera",
    finds: "career planning, career change",
  },
  {
    label: "training",
    words:
      "training, retraining, free training, wioa, dislocated worker, capacitacion, entrenamiento, nurse, nursing, lpn, cna, medical assistant, caregiver, phlebotomy, enfermera, enfermeria, truck, trucking, truck driver, cdl, bus driver, camionero, chofer",
    finds: "dislocated worker, retraining",
  },
  {
    label: "courses",
    words: "classes, free classes, course, courses, learn, cursos, clases",
    finds: "free courses, self paced, online courses",
  },
  {
    label: "online courses",
    words: "online course, online courses, cursos en linea",
    finds: "online courses, free courses",
  },
  {
    label: "certificates",
    words: "certificate, certificates, certification, certifications, certificado",
    finds: "certificates, certifications",
  },
  {
    label: "college",
    words:
      "school, college, collage, community college, degree, ged, fafsa, pell, scholarship, go back to school, escuela, universidad, beca",
    finds: "student aid, college, pell grant",
  },
  {
    label: "training for young adults",
    words: "no degree, young adult, internship",
    finds: "young adults, no degree needed",
  },
  {
    label: "tech training",
    words: "coding, code, programming, bootcamp, web developer, comptia, programacion, computacion",
    finds: "tech training",
  },
  { label: "AI skills", words: "learn ai, ai skills, ai course", finds: "ai skills" },
  {
    label: "IT and data",
    words: "cybersecurity, data analyst, it support, help desk",
    finds: "it support, data",
  },
  {
    label: "apprenticeship",
    words:
      "trades, trade school, apprentice, apprenticeship, apprentiship, electrician, electrition, plumber, plumbing, hvac, welding, welder, carpenter, construction, lineman, electricista, plomero, oficios, aprendiz, truck driver, nurse, nursing, trucking",
    finds: "apprenticeship",
  },
  {
    label: "starting a business",
    words:
      "start a business, small business, own business, business loan, self employed, llc, side hustle, negocio, negocio propio",
    finds: "small business, self employment",
  },
  {
    label: "severance",
    words:
      "severance, severence, severance agreement, severance package, waiver, warn act, warn notice, 60 days notice, nda, non disparagement, liquidacion, indemnizacion",
    finds: "warn act, severance",
  },
  {
    label: "legal help",
    words:
      "fired, got fired, wrongful termination, wrongfully terminated, wrongfull termination, unfair dismissal, whistleblower, employment lawyer, sue, legal, legal aid, legal help, despido injustificado",
    finds: "legal aid, legal information",
  },
  {
    label: "refugees",
    words: "refugee, refugees, refugiado, refugiada, foreign degree, foreign credentials",
    finds: "refugees, immigrants",
  },
  {
    label: "immigrants",
    words:
      "immigrant, immigrants, immigration, imigration, visa, work visa, h1b, h 1b, green card, work permit, daca, undocumented, asylum, inmigrante, inmigracion, papeles, sin papeles",
    finds: "visa, immigrants",
  },
  {
    label: "a lawyer",
    words: "lawyer, attorney, free lawyer, abogado, abogado gratis",
    finds: "legal answers, find legal aid, legal advice, legal aid",
  },
  {
    label: "work contracts",
    words: "noncompete, non compete, non competition, non solicit, nda, employment contract",
    finds: "legal answers, find legal aid, legal information, legal aid",
  },
  {
    label: "discrimination",
    words:
      "discrimination, discriminated, racism, sexism, harassment, sexual harassment, eeoc, pregnant fired, age discrimination, ageism, because of my age, because of age, because i am old, because of my race, too old, discriminacion, acoso",
    finds: "discrimination",
  },
  {
    label: "unpaid wages",
    words:
      "unpaid wages, wage theft, wages owed, last paycheck, final paycheck, final pay, didnt get paid, did not pay, not paid, owed money, overtime, vacation pay, pto payout, robo de salario, no me pagaron, ultimo cheque, salario",
    finds: "unpaid wages, overtime",
  },
  {
    label: "unions",
    words: "union, unions, unionize, organizing a union, sindicato, collective bargaining",
    finds: "form a union, union",
  },
  {
    label: "organizing",
    words: "organize, organise, organizing, coworkers, co workers, strike, bargain, huelga, companeros",
    finds: "organizing help, organizing",
  },
  { label: "petitions", words: "petition, petitions", finds: "petitions" },
  { label: "retaliation", words: "retaliation, nlrb, union busting", finds: "retaliation" },
  {
    label: "debt",
    words:
      "debt, debts, credit card, credit cards, collections, collector, debt collector, credit score, credit counseling, loan, payday loan, deuda, deudas, tarjeta de credito, cobradores, debt collection",
    finds: "debt, credit counseling",
  },
  {
    label: "being sued for debt",
    words: "sued for debt, sued, debt lawsuit, lawsuit, court summons, demanda por deuda",
    finds: "debt lawsuits",
  },
  {
    label: "help with bills",
    words: "bills, pay bills, help with bills, behind on bills, late bills, cuentas, pagar las cuentas",
    finds: "local charity, emergency bills, one time bill",
  },
  {
    label: "bankruptcy",
    words: "bankruptcy, bankrupcy, bankrupt, bankruptsy, chapter 7, chapter 13, bancarrota, quiebra",
    finds: "bankruptcy, credit counseling, debt, find legal aid",
  },
  {
    label: "student loans",
    words:
      "student loan, student loans, student debt, loan forgiveness, idr, income driven, ibr, deferment, prestamo estudiantil, prestamos estudiantiles",
    finds: "student loans, income driven, student aid",
  },
  {
    label: "student loans in default",
    words: "student loan default, loan default, defaulted, garnished",
    finds: "default, student loans",
  },
  {
    label: "retirement money",
    words: "401k, 401 k, retirement, retire, pension, ira, rollover, early withdrawal, jubilacion, retiro",
    finds: "retirement plan",
  },
  {
    label: "meals for children",
    words:
      "school lunch, school meals, free lunch, summer meals, food for kids, food for my kids, almuerzo escolar, comida para ninos",
    finds: "school meals, summer meals",
  },
  {
    label: "child care",
    words:
      "childcare, child care, daycare, day care, babysitter, preschool, pre k, head start, guarderia, preescolar, cuidado de ninos",
    finds: "child care, preschool",
  },
  {
    label: "families",
    words: "family, kids, children, diapers, single mom, single dad, ninos, panales, hijos",
    finds: "families, children, local help",
  },
  {
    label: "getting around",
    words:
      "transport, transportation, gas, no gas, gas card, ride, rides, bus pass, transporte, pasaje, gasolina",
    finds: "transport, rides, local help, local charity",
  },
  {
    label: "a car",
    words: "car, my car, car broke down, car payment, car repair, car insurance, no car, carro",
    finds: "car, transport",
  },
  {
    label: "veterans",
    words: "veteran, veterans, vet, vets, military, gi bill, va benefits, army, veteranos",
    finds: "veterans",
  },
  {
    label: "homeless veterans",
    words: "homeless veteran, homeless vet, veteran housing, veteranos sin hogar",
    finds: "veterans homeless, veterans",
  },
  {
    label: "phone and internet",
    words:
      "internet, wifi, wi fi, phone, cell phone, phone bill, free phone, hotspot, internet gratis, telefono",
    finds: "phone, internet",
  },
  {
    label: "a computer",
    words: "laptop, computer, computers, free laptop, cheap computer, chromebook, computadora",
    finds: "laptop, internet",
  },
  {
    label: "freelance work",
    words:
      "freelance, freelancer, gig, gig work, 1099, independent contractor, uber, lyft, doordash, clients stopped paying, unpaid invoice, contractor, trabajador independiente, translator, translators, interpreter, illustrator, designer",
    finds: "freelancers, freelance, independent workers",
  },
  {
    label: "writers",
    words: "writer, writers, author, translator, translators, journalist, copywriter, traductor, escritor",
    finds: "authors, writers",
  },
  {
    label: "performing arts",
    words: "artist, artists, musician, actor, actress, voice actor, dancer, film, theater, artista, musico",
    finds: "entertainment",
  },
  {
    label: "the United Kingdom",
    words: "uk, united kingdom, britain, england, scotland, wales, northern ireland, ireland",
    finds: "uk",
  },
  {
    label: "redundancy",
    words: "redundancy, redundant, made redundant, acas, tribunal",
    finds: "redundancy",
  },
  {
    label: "Canada",
    words:
      "canada, canadian, ei, employment insurance, service canada, ontario, quebec, assurance emploi, chomage",
    finds: "canada, employment insurance",
  },
  {
    label: "emergency money",
    words:
      "emergency, emergency money, cash, cash help, money, help with money, hardship, one time help, assistance, broke, no money, dinero, ayuda con dinero, ayuda economica",
    finds: "one time bill, local charity, cash assistance",
  },
  {
    label: "grants",
    words: "grant, grants, emergency grant, hardship grant, beca de emergencia",
    finds: "grants, emergency grants",
  },
  {
    label: "cash assistance",
    words: "cash, cash assistance, tanf, welfare, dinero",
    finds: "cash assistance",
  },
  {
    label: "local charities",
    words: "charity, charities, church, churches that help, salvation army, gas money",
    finds: "local charity, emergency bills",
  },
  {
    label: "benefits",
    words: "benefits, benefit, what benefits can i get, qualify, social security",
    finds: "benefit finder, screening tool",
  },
  {
    label: "caring for somebody",
    words:
      "caregiver, caregivers, caring for my mother, caring for my father, elderly mother, elderly father, elderly parent, cuidador, cuidadora",
    finds: "caregivers, older adults",
  },
  {
    label: "older adults",
    words:
      "over 50, over 55, over 60, over 65, older, older worker, older workers, older adult, senior, seniors, elderly, aging, years old, adultos mayores, tercera edad",
    finds: "older adults, eldercare, benefits check",
  },
  {
    label: "meals at home",
    words: "meals on wheels, meals for seniors, meals at home, home delivered meals, comida a domicilio",
    finds: "home delivery, older adults",
  },
  {
    label: "accommodation at work",
    words: "accommodation, accommodations, reasonable accommodation, ada, ada rights, disability rights",
    finds: "accommodation, ada",
  },
  {
    label: "working with a disability",
    words:
      "work while on disability, disabled and need work, disability job, jobs for disabled, job on disability, work on disability",
    finds: "disability job support, job support",
  },
  {
    label: "disability",
    words:
      "disability, disabled, disibility, ssdi, ssi, disability benefits, wheelchair, discapacidad, incapacidad, discapacitado",
    finds: "ssdi, disability",
  },
  {
    label: "taxes",
    words:
      "tax, taxes, tax help, free tax, file taxes, irs, 1099 g, 1099g, refund, owe taxes, vita, eitc, impuestos, reembolso",
    finds: "taxes, free tax prep",
  },
  { label: "Spanish", words: "spanish, espanol, en espanol, habla espanol", finds: "spanish" },
  {
    label: "help near you",
    words: "near me, nearby, help, ayuda, dont know where to start, local help, 211",
    finds: "local help",
  },
  {
    label: "your state",
    words:
      "alabama, alaska, arizona, arkansas, colorado, connecticut, delaware, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, puerto rico, rhode island, south carolina, south dakota, tennessee, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming",
    finds: "state unemployment office, local help",
  },
];

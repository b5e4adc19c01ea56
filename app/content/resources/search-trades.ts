import type { TradeSlug } from "../trades/names";

/** What a trade's people may look for beside job center, unemployment and training: in titles and tags of the directory. */
interface TradeGroup {
  /** Names of trades, in English and Spanish; parted by commas. */
  trades: string;
  /** The union, or who else stands for them; parted by commas, the best first. */
  union: string;
  /** Their line of work, as articles call it; parted by commas. */
  line: string;
}

/** Those who make pictures. */
export const pictureTrades =
  "illustrator, graphic design, graphic designer, designer, photographer, ilustrador, ilustradora, disenador, disenadora, fotografo, fotografa";

/** The words of trades alone say little about what is needed, so all of this is shown. Only the server reads them. */
export const tradeGroups: readonly TradeGroup[] = [
  {
    trades:
      "programmer, programador, programadora, developer, software engineer, software developer, coder, data scientist, data analyst, sysadmin, system administrator, web designer, ux designer, qa tester, tester, it technician, tech worker, game developer, game designer, game tester",
    union: "tech workers union, tech workers, union",
    line: "software, coding, tech jobs, programming",
  },
  {
    trades:
      "call center agent, call center worker, call center rep, customer service rep, customer service, telemarketer, operador, operadora, technician, technical support, phone operator, content moderator, data labeler, content reviewer",
    union: "code cwa, form a union",
    line: "call center, customer service, customer support, support jobs",
  },
  {
    trades: `${pictureTrades}, translator, interpreter, transcriptionist, transcriber, copy editor, editor, proofreader, court reporter, captioner, traductor, traductora, interprete, uber driver, lyft driver, rideshare driver, delivery driver, doordash driver, repartidor, repartidora`,
    union: "freelancers, form a union",
    line: "creative work, freelance, contract workers, gig workers",
  },
  {
    trades:
      "journalist, reporter, writer, copywriter, content writer, author, novelist, poet, screenwriter, periodista, reportero, reportera, redactor, redactora, escritor, escritora",
    union: "writers, form a union",
    line: "journalism, newsroom, publishing, writing",
  },
  {
    trades:
      "actor, actress, voice actor, voice over artist, musician, singer, dancer, stagehand, camera operator, video editor, film editor, animator, sound engineer, actriz, musico, cantante, bailarin, bailarina",
    union: "entertainment, form a union",
    line: "entertainment, film, music, video game",
  },
  {
    trades:
      "accountant, accounting, bookkeeper, book keeper, bookkeeping, payroll clerk, clerk, accounts payable, tax preparer, bank teller, teller, loan officer, underwriter, claims adjuster, insurance agent, insurance adjuster, financial analyst, analyst, paralegal, legal assistant, legal secretary, secretary, receptionist, office manager, office worker, office assistant, administrative assistant, admin assistant, executive assistant, data entry, data entry clerk, typist, file clerk, mail clerk, postal worker, medical coder, medical biller, scheduler, dispatcher, recruiter, hr manager, project manager, product manager, marketing manager, travel agent, librarian, teacher, teachers aide, professor, tutor, social worker, contador, contadora, contable, cajero, cajera, secretaria, recepcionista, oficinista, maestra, maestro, profesor, profesora",
    union: "form a union",
    line: "clerical, office, back office, administrative, white collar",
  },
  {
    trades:
      "cashier, retail worker, sales associate, salesperson, salesman, store clerk, store manager, stocker, bagger, barista, waiter, waitress, server, bartender, cook, chef, line cook, dishwasher, fast food worker, hotel worker, hotel clerk, housekeeper, maid, janitor, cleaner, custodian, security guard, hairdresser, barber, nanny, babysitter, mesero, mesera, cocinero, cocinera, conserje, limpiadora, vendedor, vendedora, guardia de seguridad, ninera",
    union: "form a union",
    line: "retail, restaurants, hotels, stores",
  },
  {
    trades:
      "truck driver, trucker, truck drivers, trucking, bus driver, taxi driver, cab driver, driver, forklift driver, forklift operator, warehouse worker, warehouse, picker, packer, machine operator, machinist, assembler, assembly line, factory worker, autoworker, auto worker, mechanic, welder, carpenter, electrician, plumber, painter, roofer, construction worker, laborer, landscaper, farm worker, farmworker, miner, coal miner, oil worker, camionero, trailero, chofer, taxista, bodega, montacarguista, obrero, obrera, albanil, soldador, mecanico, carpintero, pintor, jardinero, campesino, campesina",
    union: "form a union",
    line: "trucking, warehouse, manufacturing, factory, construction, self driving",
  },
  {
    trades:
      "nurse, nurses, nursing, lpn, cna, rn, medical assistant, home health aide, caregiver, phlebotomist, radiologist, radiology tech, x ray tech, pharmacist, pharmacy tech, dental assistant, lab tech, paramedic, enfermera, enfermero, asistente medico",
    union: "form a union",
    line: "health care, hospitals, nursing",
  },
];

interface TradeSynonyms {
  /** Found anywhere in a search. */
  names: string;
  /** Too general among other words: a travel agent has no page. */
  alone: string;
}

/** The people of the trades with a page call themselves and their work so. */
export const tradeSynonyms: Readonly<Record<TradeSlug, TradeSynonyms>> = {
  "call-center": {
    names:
      "call center, call centre, callcenter, contact center, customer service, customer support, customer care, help desk, helpdesk, telemarketer, telemarketing, telesales, technical support, tech support, phone operator, phone agent, support agent, chat agent, centro de llamadas, servicio al cliente, atencion al cliente, soporte tecnico, telefonista, teleoperador, teleoperadora, telemercadeo",
    alone:
      "agent, operator, rep, representative, csr, phones, agente, operador, operadora, representante, telefonos",
  },
  writing: {
    names:
      "writer, author, novelist, poet, screenwriter, scriptwriter, playwright, copywriter, copywriting, ghostwriter, blogger, journalist, journalism, news reporter, tv reporter, columnist, copy editor, copyeditor, book editor, news editor, newspaper, proofreader, proofreading, escritor, escritora, autor, autora, novelista, poeta, guionista, dramaturgo, dramaturga, redactor, redactora, periodista, periodismo, reportero, reportera, columnista, corrector de textos, correctora de textos, bloguero, bloguera",
    alone:
      "writing, editing, editor, reporter, critic, news, content, redaccion, editora, edicion, escribir, critico, critica",
  },
  translation: {
    names:
      "translator, translation, interpreter, subtitler, subtitling, localizer, traductor, traductora, traduccion, interprete, subtitulador, subtituladora",
    alone:
      "translating, translate, interpreting, interpretation, localization, traducir, traducciones, interpretacion, interpretar, subtitulos, localizacion",
  },
  acting: {
    names:
      "actor, actress, voice actor, voice acting, voice over, voiceover, voice artist, voice talent, narrator, dubbing, performer, actriz, actrices, locutor, locutora, doblaje, voz en off, narrador, narradora",
    alone:
      "acting, voice, voice work, audiobooks, stage, theater, extra, actuacion, actuar, locucion, voz, teatro",
  },
};

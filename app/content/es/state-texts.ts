const laws = [
  ...["California WARN Act", "Dislocated Workers Act", "Illinois WARN Act", "Iowa WARN Act"],
  ...["Economic Stabilization Act", "New Jersey WARN Act", "New York WARN Act"],
  "Securing Timely Notification and Benefits for Laid-Off Employees Act",
  "Business closing and mass layoff law",
];

const certify = {
  weekly: "cada semana",
  "every two weeks": "cada dos semanas",
  "weekly or every two weeks": "cada semana o cada dos semanas",
  "weekly online, every two weeks by phone": "cada semana por internet, cada dos semanas por teléfono",
  "weekly at first, later every two weeks for some":
    "cada semana al principio; después, para algunas personas, cada dos semanas",
};

const lastPay = {
  "by the next regular payday": "a más tardar el siguiente día de pago",
  "on the next payday (the state sets no deadline)": "el siguiente día de pago (el estado no fija un plazo)",
  "by the next regular payday or within 15 days": "a más tardar el siguiente día de pago o dentro de 15 días",
  "within 3 working days": "dentro de 3 días laborables",
  "within 7 working days or the next regular payday":
    "dentro de 7 días laborables o el siguiente día de pago",
  "immediately, on the last day": "de inmediato, el último día",
  immediately: "de inmediato",
  "by the next working day": "a más tardar el siguiente día laborable",
  "immediately, or the next working day if that is not possible":
    "de inmediato, o el siguiente día laborable si no se puede",
  "by the next regular payday or within 10 working days, whichever is sooner; within 48 hours if asked in writing":
    "el siguiente día de pago o dentro de 10 días laborables, lo que llegue primero; dentro de 48 horas si lo pide por escrito",
  "at once if possible, at the latest by the next regular payday":
    "de inmediato si se puede, y a más tardar el siguiente día de pago",
  "by the next regular payday or within 14 days": "a más tardar el siguiente día de pago o dentro de 14 días",
  "on the last day": "el último día",
  "within 24 hours of your written demand": "dentro de las 24 horas después de que usted lo pida por escrito",
  "on the day of discharge": "el día del despido",
  "immediately, unless the employer has a written policy setting the next payday or 15 days":
    "de inmediato, salvo que una política escrita del empleador fije el siguiente día de pago o 15 días",
  "by the next regular payday or within 2 weeks, whichever is sooner":
    "el siguiente día de pago o dentro de 2 semanas, lo que llegue primero",
  "within 5 days": "dentro de 5 días",
  "by the end of the next business day": "a más tardar al final del siguiente día laborable",
  "within 48 hours or by the next regular payday":
    "dentro de 48 horas o a más tardar el siguiente día de pago",
  "by the next regular payday or within 21 days": "a más tardar el siguiente día de pago o dentro de 21 días",
  "within 6 days": "dentro de 6 días",
  "within 24 hours": "dentro de 24 horas",
  "within 72 hours": "dentro de 72 horas",
  "by the next regular payday (the end of the pay period)":
    "a más tardar el siguiente día de pago (el fin del período de pago)",
};

const vacation = {
  "depends on the employer's policy": "depende de la política del empleador",
  "must be paid unless a written policy says otherwise":
    "se deben pagar, salvo que una política escrita diga otra cosa",
  "must be paid": "se deben pagar",
  "counts as earned pay, but the employer's policy sets the terms":
    "cuentan como pago ganado, pero la política del empleador fija las condiciones",
  "must be paid if earned under the employer's policy":
    "se deben pagar si las ganó según la política del empleador",
  "must be paid by private employers with more than 10 workers":
    "las deben pagar los empleadores privados con más de 10 trabajadores",
  "must be paid after one year of work": "se deben pagar después de un año de trabajo",
};

/** What a state's facts say in words, by the English text that is stored; a text that staff changed has none. */
export const factTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(laws.map((name) => [name, `El estado tiene una ley propia: ${name}.`])),
  "Ohio mini-WARN law": "El estado tiene una ley propia: la ley mini-WARN de Ohio.",
  ...Object.fromEntries(
    Object.entries(certify).map(([en, es]) => [
      en,
      `Por lo general hay que confirmar que todavía busca trabajo: ${es}.`,
    ]),
  ),
  ...Object.fromEntries(Object.entries(lastPay).map(([en, es]) => [en, `Por lo general, ${es}.`])),
  ...Object.fromEntries(Object.entries(vacation).map(([en, es]) => [en, `Por lo general, ${es}.`])),
  "Since October 1, 2026, an employer that files a layoff notice must say whether artificial intelligence or other technological change is a reason.":
    "Desde el 1 de octubre de 2026, el empleador que presenta un aviso de despido debe decir si la inteligencia artificial u otro cambio de tecnología es una razón.",
  "The layoff notice must say whether artificial intelligence or automation is a reason.":
    "El aviso de despido debe decir si la inteligencia artificial o la automatización es una razón.",
};

/** Notes beside facts, likewise. */
export const factNotes: Readonly<Record<string, string>> = {
  "The most weeks move with the state unemployment rate.":
    "El máximo de semanas cambia con la tasa de desempleo del estado.",
  "The state has no wage claim office: the federal Wage and Hour Division takes complaints.":
    "El estado no tiene oficina de reclamos de salario: las quejas van a la oficina federal, Wage and Hour Division.",
  "Find the current phone number on the website.": "Busque el teléfono actual en el sitio web.",
  "This includes the extra for dependents.": "Incluye el pago extra por dependientes.",
  "This includes the extra for dependents; without it, $370.":
    "Incluye el pago extra por dependientes; sin él, $370.",
  "This includes the extra for dependents; without it, $605.":
    "Incluye el pago extra por dependientes; sin él, $605.",
  "This includes the extra for dependents; without it, $622.":
    "Incluye el pago extra por dependientes; sin él, $622.",
  "This includes the extra for dependents; without it, $623.":
    "Incluye el pago extra por dependientes; sin él, $623.",
  "This includes the extra for dependents; without it, $721.":
    "Incluye el pago extra por dependientes; sin él, $721.",
  "This includes the extra for dependents; without it, $745.":
    "Incluye el pago extra por dependientes; sin él, $745.",
  "The extra for dependents is paid on top.": "El pago extra por dependientes se suma aparte.",
  "The official address does not end in .gov.": "La dirección oficial no termina en .gov.",
  "The department has a newer website as well, workforce.alabama.gov, so see which of the two takes your claim.":
    "El departamento también tiene un sitio más nuevo, workforce.alabama.gov: vea cuál de los dos recibe su solicitud.",
  "File and manage your claim online or by phone. The line in Spanish is 1-800-326-8937.":
    "Haga y maneje su solicitud por internet o por teléfono. La línea en español es 1-800-326-8937.",
  "Another number listed for it is 1-202-698-7550.": "También aparece el número 1-202-698-7550.",
  "Another number listed for it is 1-605-626-3179.": "También aparece el número 1-605-626-3179.",
  "Another number listed for it is 1-800-897-5630.": "También aparece el número 1-800-897-5630.",
  "The address changes each year.": "La dirección cambia cada año.",
  "Florida calls it Reemployment Assistance. The official address does not end in .gov.":
    "En Florida se llama Reemployment Assistance. La dirección oficial no termina en .gov.",
  "The Pathways program covers some adults who meet work rules.":
    "El programa Pathways cubre a algunos adultos que cumplen reglas de trabajo.",
  "The claims office on Oahu is listed at 1-808-586-8970.":
    "La oficina de solicitudes en Oahu aparece con el número 1-808-586-8970.",
  "After a layoff for a time: on the next regular payday.":
    "Después de un despido temporal: el siguiente día de pago.",
  "Claims are filed online; unemployment.in.gov leads to the same place.":
    "Las solicitudes se hacen por internet; unemployment.in.gov lleva al mismo lugar.",
  "An older address, getkansasbenefits.gov, may no longer work.":
    "Puede que una dirección anterior, getkansasbenefits.gov, ya no funcione.",
  "It is waived when the employer ends business in the state.":
    "No se aplica cuando el empleador cierra en el estado.",
  "The website leads to the page that takes claims, which has an address of its own.":
    "El sitio lleva a la página que recibe solicitudes, que tiene su propia dirección.",
  "New claims were held to 12 weeks in 2023 and 2024: ask the office.":
    "En 2023 y 2024 las solicitudes nuevas tenían un tope de 12 semanas: pregunte en la oficina.",
  "The money comes every other week.": "El dinero llega cada dos semanas.",
  "Counted in the week it is paid.": "Cuenta en la semana en que se paga.",
  "Counted in the week it is paid or as the decision letter says.":
    "Cuenta en la semana en que se paga o como dice la carta de decisión.",
  "New claims get 26 while the state unemployment rate is low.":
    "Las solicitudes nuevas reciben 26 mientras la tasa de desempleo del estado es baja.",
  "In most cases benefits are not paid for the same weeks.":
    "En la mayoría de los casos no se pagan beneficios por las mismas semanas.",
  "The official address does not end in .gov. In the Twin Cities, call 1-651-296-3644.":
    "La dirección oficial no termina en .gov. En Minneapolis y St. Paul, llame al 1-651-296-3644.",
  "In northern Nevada, call 1-775-684-0350. Claims have moved to nui.nv.gov.":
    "En el norte de Nevada, llame al 1-775-684-0350. Las solicitudes ahora se hacen en nui.nv.gov.",
  "In the north of the state call 1-201-601-4100, in the south 1-856-507-2340.":
    "En el norte del estado llame al 1-201-601-4100, en el sur al 1-856-507-2340.",
  "File right away; the agency decides.": "Solicite de inmediato; la agencia decide.",
  "It also requires severance pay of one week per year of work.":
    "También exige una indemnización de una semana por año de trabajo.",
  "The older address dws.state.nm.us leads here.": "La dirección anterior, dws.state.nm.us, lleva aquí.",
  "The department also runs career centers that help you find work.":
    "El departamento también tiene centros que ayudan a buscar trabajo.",
  "It counts the workers of the site, where 25 or more lose their jobs.":
    "Cuentan los trabajadores del lugar, donde 25 o más pierden el trabajo.",
  "The most weeks move with the state unemployment rate: 12 when it is low.":
    "El máximo de semanas cambia con la tasa de desempleo del estado: son 12 cuando es baja.",
  "In force since September 29, 2025.": "En vigor desde el 29 de septiembre de 2025.",
  "In force since July 27, 2025.": "En vigor desde el 27 de julio de 2025.",
  "Only the part above 40 percent of the state average annual wage counts.":
    "Solo cuenta la parte que pasa del 40 por ciento del salario anual promedio del estado.",
  "The website also says how many job searches your county asks for.":
    "El sitio también dice cuántas búsquedas de trabajo pide su condado.",
  "It is paid later in the claim once conditions are met.":
    "Se paga más adelante, cuando se cumplen las condiciones.",
  "Weeks covered by the extra pay may not be paid.":
    "Puede que no se paguen las semanas que cubre el pago extra.",
  "For St. Croix, find the number on the website.": "Para St. Croix, busque el número en el sitio web.",
  "In the Salt Lake area, call 1-801-526-4400.": "En la zona de Salt Lake, llame al 1-801-526-4400.",
  "It covers adults up to the poverty line.": "Cubre a los adultos hasta la línea de pobreza.",
};

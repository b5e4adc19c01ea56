/**
 * The same in Spanish. A pronoun stands before the verb or is joined to its end ("me quiero matar", "quiero matarme"):
 * joined ones are read as words of their own, so a rule names verb and pronoun, in either order.
 */
export const spanishSlots = {
  esMe: "me, mi, mis, nos, a mi, yo, conmigo",
  esReflexive: "me, se, te",
  esWish:
    "quiero, quisiera, quiere, queria, quieren, quieres, queres, kiero, qiero, quero, deseo, desea, voy, va, vas, van, iba, pienso, piensa, piensas, pensando, penso, pense, pensado, intento, intenta, intente, intentar, intentado, ganas, planeo, planea, planeando, plan, planes, pensamientos, ideas, idea, tengo que, estoy por, esta por, mejor, ojala, prefiero, prefiere, preferiria, dice, dijo, dicho, decia, diciendo, amenaza, amenazo, amenazando, ganaz, a punto, cerca de, decidi, decidido, puedo, podria, debo, deberia, miedo de, tentado, tentada, manera de, maneras de, forma de, formas de, como, quiciera, kisiera, trata, trato, tratando, busco, querer, quererme, queriendo, keria, lo que quiero es que",
  esKill:
    "matar, mato, mata, matas, mate, matan, maten, matando, mataba, mataria, matare, matara, mates, ahorcar, ahorco, ahorca, ahorcando, ahorque, colgar, cuelgo, colgando, suicid*, envenen*, lastim*, cortar, corto, corta, cortando, corte, cortes, quemar, quemo, quema, quemando, tirar, tiro, tira, tirando, aventar, aviento, avienta, aventando, lanzar, disparar, disparo, dispara, pegar un tiro, dar un tiro, dar un balazo, pegue un tiro, balazo, ahogar, golpear, herir, hacer dano, hago dano, hace dano, haciendo dano, dano, quitar la vida, quito la vida, quita la vida, quite la vida, quitando la vida, rajar, envenene, arrojar, botar de, autolesion*, autodano, desangrar, borrar del mapa, estrellar",
  esDie:
    "morir, morirme, moririme, morirse, muerto, muerta, muerte, muriera, muera, muriendo, desaparecer, desaparesca, desaparezca, dejar de existir, dejar de vivir, no existir, no estar, no estar aqui, no estar vivo, no estar viva, no haber nacido, no despertar, no despertarme, dormir y no, dormirme y no, dormir para siempre, dormirme para siempre, irme de este mundo, irse de este mundo, irme al cielo, irme con dios, irse con dios, descansar para siempre, ya no estar, ya no vivir, ya no existir, acabar con todo, acabar con esto, terminar con todo, terminar con esto, acabar todo, terminar todo, terminarlo todo, acabarlo todo, ponerle fin, poner fin, partir de este mundo, dejar este mundo, esfumarme, petatearme, estar muerto, estar muerta, reunirme con, reunirme con el, alcanzarlo, alcanzarla en el cielo, dios me lleve, que dios me lleve, que me lleve dios, diosito me lleve, me lleve dios, me lleve la, me voy yo sola, me voy yo solo",
  esNo: "no, nunca, ni, ya no, sin, tampoco, nomas no",
  esLive:
    "vivir, vivo, viva, existir, seguir, sigo, seguir viviendo, seguir adelante, estar aqui, estar viva, estar vivo, despertar, despertarme, despertarse, despierto, levantarme, levantarse, vida, estar en este mundo, nacido, nacer, aguantar, aguanto, continuar, luchar, luchando, amanecer, seguir asi, seguir aqui",
  esLife:
    "mi vida, la vida, su vida, con todo, mi sufrimiento, mi dolor, este sufrimiento, este dolor, mi existencia",
  esEnd:
    "acabar, acabo, acaba, acabe, acabando, terminar, termino, termina, termine, quitar, quito, quita, quite, quitando, ponerle fin, poner fin, arrancar, atentar, atento contra",
  esCant:
    "no puedo mas, ya no puedo, no aguanto, no aguanto mas, ya no aguanto, ya no doy mas, no doy mas, no doy para mas, no soporto, ya no soporto, no resisto, no puedo seguir, no puedo con, ya me canse, estoy cansado de, estoy cansada de, cansado de vivir, cansada de vivir, cansado de la vida, cansada de la vida, harto de vivir, harta de vivir, harto de la vida, harta de la vida, harto de todo, harta de todo, cansado de todo, cansada de todo, no le veo, no veo salida, no le encuentro, no hay salida, no encuentro salida, sin salida, sin esperanza, sin esperanzas, perdi la esperanza, ya no me importa, ya no quiero nada, ya no quiero seguir, no tengo ganas de nada, tirar la toalla con la vida, hasta aqui llegue, ya no hay nada, ya perdi todo, no sirvo para nada, ya no sirvo, no valgo nada, ya no le hallo, no le hallo, no le hayo, no tiene sentido, no puedo seguir viviendo, cansado de esta vida, cansada de esta vida, cansado de luchar, cansada de luchar, cansado de seguir, cansada de seguir, ya no puedo mas",
  esCantMore:
    "mas, seguir, vida, esto, asi, nada, sentido, vivir, adelante, salida, aqui, esperanza, ganas, todo, sentido a, caso, puedo, la vida, con mi vida, con esto, y quiero",
  esBetterGone:
    "sin mi, si no estuviera, si yo no estuviera, si me muero, si me muriera, si muero, cuando ya no este, cuando me muera, cuando yo no este, si desaparezco, si desapareciera, si yo faltara, el dia que me muera, si no existiera, cuando me vaya, si me voy de este mundo, si no hubiera nacido, muerto, muerta, haber nacido, despertar",
  esBetter:
    "mejor, mejor sin, bien, felices, carga, estorbo, estorbando, problema, nadie, extranar, extranaria, extranara, importa, importaria, lloraria, notaria, cuenta, alivio, descansar, descansarian, tranquilos, ojala, hubiera, hubiese, valgo mas, peso",
  esJump:
    "tirar, tiro, aventar, aviento, brincar, saltar, lanzar, arrojar, parado, parada, sentado, sentada, subir, subo, orilla, borde, botar",
  esHigh:
    "puente, azotea, techo, balcon, tren, metro, edificio, carretera, barranco, rio, trailer, carros, ventana, precipicio, vias, risco, torre",
  esReady:
    "listas, lista, en la mano, cargada, en la cabeza, en la boca, para acabar, acabar, todas juntas, de una vez, juntando, guardando, ultima vez, no despertar, descansar, terminar, en la sien, colgarme, cuello",
  esMeans:
    "pastillas, pastiyas, pastilla, pistola, arma, cuchillo, navaja, soga, cuerda, puente, tren, veneno, balcon, azotea, techo, raticida, pepas, medicinas, medicamentos, calibre, bala, lazo, carretera, rio, carro contra, trailer",

  esPartner:
    "esposo, marido, pareja, novio, ex, expareja, esposa, mujer, novia, hombre, viejo, companero, papa de mis hijos, papa de mi hijo, padre de mis hijos, papa de mi hija, papa de mi bebe, el papa de, mi senor, concubino, senor con quien vivo, macho, conyuge, prometido, padre, papa, padrastro, hermano, hijo, suegro, suegra, cunado, tio, primo, madrastra, mama, madre, un hombre, un tipo, vecino, abuelo, familia",
  esHit:
    "pega, pego, pegaba, pegan, pegado, pegando, pegar, pegue, peg, golpe*, golpio, golpia, golpeo, maltrat*, madre*, madrea, madreo, madriza, golpiza, golpisa, paliza, patea, pateo, patadas, patada, cachetea, cacheteo, cachetada, cachetadas, trompada, trompadas, trompea, ahorca, ahorco, ahorcar, ahorcado, ahorcando, asfixia, empuja, empujo, empujon, empujones, jalonea, jaloneo, jala, jalo, agarra, agarro, avienta, avento, tira, tiro, lastima, lastimo, lastimado, hace dano, hizo dano, hacer dano, abusa, abuso, abusan, abusado, abusaba, abusando, viola, violo, violaron, violado, violada, violan, violaba, fuerza, forza, obliga, amenaz*, insulta, humilla, acosa, acoso, acosan, acosando, acosador, persigue, sigue, sigue a, encierra, encerro, encerrada, encerrado, quema, quemo, corto, corta, mata, matar, matarme, matarnos, mate, apunto, escupe, escupio, muerde, mordio, jalones, moretones, moreton, moretes, morete, moreteado, moreteada, ojo morado, manotazos, cinturonazos, chancletazos, arrastra, arrastro, tortura, toca, toco, tocaba, tocado, tocando, manosea, manoseo, manosean, castiga, encima, garrotazos, le da con, da con, azota, azoto, sarandea, zarandea, me dio",
  esHitMe:
    "me, nos, mi mama, mi hija, mi hijo, mis hijos, mi madre, mis ninos, mi, mi hermana, mi hermano, le, la, lo, los, a mi, a mis hijos, las, conmigo, a mi mama, su hija, su hijo, sus hijos, al nino, a la nina, a los ninos, a sus hijos, al bebe, ninos, nino, nina, bebe, ella, su mama, su mujer, su esposa, su novia",
  esHit3:
    "pega, pego, pegaba, pegan, golpea, golpeo, golpeaba, golpean, golpeando, maltrata, maltratan, maltrataba, patea, pateo, ahorca, ahorco, viola, violo, violaron, violan, violaba, cachetea, cacheteo, abusa, abuso, abusaba, abusan, amenaza, amenazo, amenazan, empuja, empujo, jalonea, jaloneo, encierra, encerro, persigue, acosa, acosan, acosaba, manosea, manoseo, tortura, hace dano, hizo dano, quiere matar, va a matar, quieren matar, van a matar, madrea, madreo, cela y, anda siguiendo, esta siguiendo, anda persiguiendo, esta acosando, esta pegando, da miedo mi, esta golpeando, esta maltratando, estaba golpeando, esta golpiando, agarro a golpes, agarra a golpes, da golpes, da de golpes, cae a golpes, cayo a golpes, entra a golpes, da una tunda, da una golpiza, dio una, dio de golpes, da de cachetadas, jala el pelo, jala del pelo, jalo el pelo, jalo del pelo, quiso ahorcar, quiso matar, quiso violar, agarro del cuello, agarra del cuello, saco un cuchillo, saco la pistola, saco un arma, saco una pistola, apunto con, espera afuera, espera afuera del, mata si, mata a mi, deja moretones, dejo moretones, avienta cosas, rompe mis, rompio mi, tiene amenazad*, tiene controlad*, sigue a todos, sigue a donde, revisa el celular, revisa el telefono, grita y, humilla, quito el celular, quito el telefono, quita el telefono, quita el celular, corre de la casa, agarra del pelo, agarro del pelo, arrastra, arrastro, escupe, avienta, aventó, aprieta el cuello, apreto el cuello, tapo la boca, tapa la boca, apunto",
  esFear:
    "miedo, terror, temor, pavor, temo, asustada, asustado, tengo miedo, me da miedo, aterrada, aterrado, peligro, temblando, panico",
  esFearOf:
    "esposo, marido, pareja, novio, ex, lo que, mi vida, nuestra vida, que me, que nos, que le, regrese, papa, padrastro, hombre, padre, mate, haga, mi viejo, mi mujer, encuentre, llegar a mi casa, llegar a la casa, llegar a casa, ir a mi casa, volver a mi casa, regresar a mi casa, regresar a casa, volver a casa, estar en mi casa, estar en casa, dejar lo, dejar la, hacer le algo a mi bebe, hacer le dano, hacer le algo, denunciar, hablar porque, que el, que me quite",
  esControl:
    "no me deja, no me dejan, no nos deja, no nos dejan, no la deja, no lo deja, no me permite, no nos permite, me tiene, nos tiene, me tienen, nos tienen, me encierra, me encierran, nos encierra, me encerro, nos encierran, me controla, me revisa, me vigila, me vigilan, nos vigilan, me cela, me esconde, me escondio, me prohibe, no me dejo, no nos dejo, no le permite, no le deja, me tenia, con llave, guarda mis, guardan mis, se quedo con mis, se quedaron con, me retiene, nos retienen, me retienen, tienen nuestros",
  esControlOf:
    "salir, ir, irme, irnos, ver, hablar, usar, tener, telefono, celular, cel, cheque, llaves, papeles, pasaporte, pasaportes, documentos, cuarto, encerrada, encerrado, encerrados, encerradas, amenazada, amenazado, amenazados, amigas, visa, identificacion, libertad, llave, solo, sola, mis cosas, llamar, renunciar, pasaport",
  esEscape:
    "escapar, huir, salir de, irme, salirme, dejar a, dejarlo, esconder, refugio, alejar, proteger, correr, orden de restriccion, orden de proteccion, lejos, escape, alguien que me ayude a salir, ayuda para salir, donde ir, a donde ir, donde esconder",
  esEscapeFrom:
    "esposo, marido, pareja, novio, mujeres, golpeadas, maltratadas, violencia, golpeador, abusador, padrastro, papa, mata, mate, golpe, encuentre, mujeres maltratadas, peligro, agresor",

  esChild:
    "hijo, hija, hijos, hijas, nino, nina, ninos, ninas, bebe, bebes, bebita, bebito, menor, menores, sobrino, sobrina, nieto, nieta, nietos, chamaco, chamaca, chamacos, muchachito, muchachita, hijastro, hijastra, hermanito, hermanita, criatura, cipote, cipota, chavo, chava, patojo, patoja, chiquito, chiquita, alumno, alumna, adolescente, anitos, hijito, hijita, chiquillos",
  esChildHurt:
    "golpe*, pega, pego, pegan, maltrat*, abus*, viola, violo, violaron, toca, toco, tocaba, tocado, tocando, toque, manose*, moret*, encierra, encerrado, encerrada, encerro, amarra, amarrado, amarrada, quema, quemado, quemada, quemaduras, deja solo, deja sola, dejan solo, dejan solos, dejan sola, dejan solas, deja solos, abandonad*, abandono, desnud*, negligencia, descuid*, peligro, fotos, marcas, cinturon, sucio, sucios, desaparec*, secuestr*, no le da de comer, no les da de comer, lastim*, hace dano, hacen dano, partes intimas, partes privadas, zarandea, sacude, secreto, perdido, perdida, tocamientos, miedo de su, miedo a su, tocaron, hicieron algo, hizo algo, se llevaron, se robaron, no aparece, temo por, sacudieron, flac*, misma ropa, amarran, amarraron, solos todo, todo el dia solos, todo el dia solo, piden comida, pide comida, cosas raras, ensena sus partes, ensenado, cama, hacer le algo, hace cosas, le hace cosas, le hacen cosas, solos toda la noche, solo toda la noche, sola toda la noche, se orina cuando, drogado manejando, manejando borracho, marcas en",

  esTook:
    "tome, tomo, toma, tomado, tomando, tomar, tomaron, tomarme, trago, trague, tragado, traga, tragar, tragarse, comio, comi, comido, bebio, bebi, bebido, ingiri*, ingerir, metio, meti, inhalo, inhale, mezcle, mezclo, se paso, me pase, pase de, paso de, inyecto, chupo, mastico, dio, di, le di, doble dosis, respiro, respire, revolvi, revolver, revolvio, mezclar",
  esPoison:
    "cloro, veneno, raticida, veneno para ratas, anticongelante, detergente, gasolina, insecticida, limpiador, fabuloso, pinol, pila, pilas, bateria, baterias, clorox, lejia, suavitel, iman, imanes, acetona, quitaesmalte, thinner, diablo rojo, sosa, quimico, quimicos, matahierba, plaguicida, pesticida, fentanilo, heroina, amoniaco, jabon, gas, aguarras, acido, cloro con",
  esQuantity:
    "muchas, muchos, demasiad*, todas, todos, un monton, monton, bastantes, frasco, el frasco, todo el frasco, botella, bote, caja, de mas, de sobra, un punado, punado, 20, 30, 10, 15, 40, 50, varias, mas de, doble, un buen de, bastante",
  esMedicine:
    "pastillas, pastiyas, pastilla, pepas, tylenol, aspirinas, ibuprofeno, medicina, medicinas, medicamento, medicamentos, pastillas para dormir, droga, drogas, capsulas, insulina, somniferos, gomitas, pildoras, calmantes, antidepresivos, clonazepam, paracetamol",

  esRetain:
    "nos tienen, me tienen, nos encierran, me encierran, no nos dejan salir, no me dejan salir, no me dejan ir, no nos dejan ir, no me deja ir, no nos deja ir, me retienen, nos retienen, nos quitaron, me quitaron, me quito, nos quito, se quedo con, se quedaron con, tiene mi, tienen mi, tiene mis, tienen mis, tiene nuestros, tienen nuestros, guardan, guarda, no me regresa, no nos regresa, no me devuelve, no me devuelven, no nos devuelven, no me regresan, escondio mi, escondieron",
  esPapers:
    "pasaporte, pasaportes, pasaport, papeles, documentos, visa, identificacion, id, celulares, telefonos, encerrad*, amenazad*, con llave, bajo llave, sin salir, trabajando, hasta pagar, hasta que pague, hasta que paguemos, deuda, coyote",
  esForce:
    "obliga, obligan, obligo, obligaron, obligado, obligada, obligadas, obligando, fuerza, fuerzan, forzada, forzado, forzan, me hacen, nos hacen, me hace, vende, vendieron, venden, amenaza, amenazan, prostituye, prostituyen, obligandome, me pone, me ponen, exige, exigen",
  esForcedTo:
    "sexo, acostarme, acostarse, prostitu*, clientes, hombres, bailar, sin paga, sin pago, sin pagar, gratis, cantina, cuerpo, drogas, droga, mendigar, relaciones, pedir limosna, casarme, sin descanso",

  esIdiom:
    "hambre, frio, risa, pena, verguenza, calor, sueno, ganas, sed, cansancio, aburrimiento, amor, nervios, ansias, curiosidad, envidia, por trabajar, por aprender, por ver, por ir, antojo, emocion, coraje, miedo",
  esDieIdiom: "morir, muero, muere, muriendo, muerto, muerta, muertos, muertas",
  esCut:
    "cortar, corto, corta, cortan, cortaron, corte, corten, cortando, quitar, quitan, quitaron, matar, matando, quemar, tirar, tiro, tiran, perder",
  de: "de, del, de la, de tanto",
  esBills:
    "luz, agua, gas, horas, sueldo, internet, telefono, servicio, cupones, beneficios, electricidad, salario, pelo, cabello, cesped, pasto, zacate, unas, carne, arboles, cable, ayuda, seguro, cheque, desempleo, renta, presupuesto, empleos, puestos, gastos, madera, tela",
  esAttack:
    "matar, mato, mate, matare, matarlos, disparar, balear, balacear, apunalar, quemar, quemarle, golpear, madrear, partirle, partir la, explotar, atropellar, envenenar, acabar con, romper la, vengar, vengarme, hacer dano, hacerle dano, tiros, balazos, bomba, matanza, incendiar, prenderle fuego, prender fuego, hacerlos pagar, cobrarme, desquitar, descargar, acribillar, masacre, plomear, llenar de plomo, lastimar, tiroteo, hacer pagar, hacerle algo, echar bala, dar un balazo, dar de balazos, pegar un tiro, romperle la, cortar el cuello",
  esTarget:
    "jefe, patron, jefa, supervisor, manager, todos, alguien, ellos, el, ella, companeros, companero, gente, oficina, fabrica, escuela, trabajo, edificio, esposa, marido, mujer, vecino, lugar, ex, dueno, hijo, papa, lo, los, la, las, le, les, ese, esos, esa, cabron, desgraciado, compania, empresa, negocio, tienda, hermano, esposo, novio, papas, casero, todo, planta, bodega, gerente, rencor, viejo, maldito",
  esWishAttack:
    "voy a, quiero, quisiera, pienso, ganas de, planeando, pensando, pensando en, iba a, vamos a, va a, dice que, dijo que, amenaz*, juro, me dan ganas, tengo ganas, a punto de, quiere, van a, dicen que, capaz, podria, puedo, plan de, llevar un arma, traer un arma, traer una pistola, llevar una pistola, llevar mi pistola, deseos, vaya a, unas ganas, ganas",
  esThing:
    "la crisis, la pandemia, la gripe, duro, la inflacion, el desempleo, la economia, fuerte, el covid, la noticia, el calor, la lluvia, el huracan, la recesion, la vida, un carro, el covid, el virus, la enfermedad",
  esSelfNow:
    "corto los, corto con, corto las, corto, cortando, hago dano, haciendo dano, quemo, quemo a proposito, lastimo a mi, lastimando, golpeo a mi, rasguno",
  esInfinitive:
    "matar, ahorcar, colgar, suicidar, cortar, lastimar, envenenar, quemar, herir, desvivir, desaparecer, estoy cortando, estoy lastimando, esta cortando, pegar un tiro, dar un tiro, dar un balazo",
  esMeSe: "me, se",
  esIn: "vivir",
  esPlace:
    "en la calle, en un refugio, en mi carro, en esta casa, en este apartamento, con mi, con mis, de arrimado, de prestado, en la casa, en el carro, en casa de, aqui en, en un, en una",
} satisfies Record<string, string>;

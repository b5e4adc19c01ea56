/**
 * What people type who may be in danger, in small letters without accents and apostrophes; "..." stands for up to two
 * other words. Only the server reads them. When in doubt, a wording is here: a card too many costs nothing.
 */
export const crisisWordings: readonly string[] = [
  // Suicide
  "suicide, suicidal, suicid, suicided, suiside, sucide, suicde, s u i c i d e, kms, unalive, unaliving, 988, 9 8 8",
  "kill ... myself, killing ... myself, killed myself, end my ... life, ending my ... life, end it all, ending it all",
  "want ... die, wanna ... die, wanted ... die, ready to die, rather die, hope i die, going to die, ways to die, how to die",
  "dont want ... live, do not want ... live, dont wanna live, dont want ... be here, dont want ... be alive, dont want ... wake up",
  "no reason ... live, nothing ... live for, no point ... living, not worth living, tired of living, tired of life",
  "better off dead, better off without me, wish i was dead, wish i were dead, never been born, never born, want ... be dead",
  "take my ... life, taking my ... life, took my own life, thinking of ending it, goodbye letter, goodbye note",
  "cant go on, can not go on, cannot go on, cant do this anymore, cant take it anymore, cant take this anymore",
  "hopeless, no hope, lost all hope, hang myself, hanging myself, shoot myself, drown myself, poison myself, starve myself",
  "jump off ... bridge, jump off ... building, jump in front of, crisis line, crisis lines, crisis hotline, hotline, crisis text",
  // Self-harm
  "self harm, selfharm, self harming, self injury, harm myself, harming myself, cut myself, cutting myself, burn myself",
  "hurt myself, hurting myself, overdose, overdosed, overdosing, too many pills, all my pills",
  // Being hurt at home
  "domestic violence, domestic abuse, domestic violance, partner violence, abuse, abused, abuser, abusive, abusing me",
  "hit me, hits me, hitting me, beat me, beats me, beating me, hurts me, hurting me, chokes me, choked me, strangled me",
  "threatens me, threatened me, threatens to kill, threatened to kill, going to kill me, kill me, raped, rape, rapist",
  "hurt at home, not safe at home, unsafe at home, afraid to go home, scared to go home, safe house, womens shelter",
  "scared of my husband, scared of my wife, scared of my partner, scared of my boyfriend, scared of my girlfriend, scared of my ex",
  "afraid of my husband, afraid of my wife, afraid of my partner, afraid of my boyfriend, afraid of my girlfriend, afraid of my ex",
  "stalking, stalker, stalked, stalks me, restraining order, protective order, battered",
  "sexual assault, sexually assaulted, sexual abuse, molested, molesting, assaulted",
  // Others
  "veteran crisis, veterans crisis, vet hotline, ptsd crisis, 838255, 741741, kill someone, kill somebody, kill people, hurt someone, hurt somebody",
  "kill my boss, hurt my boss, kill him, kill her, kill them, going to snap, about to snap, shoot up",
  // Spanish
  "suicidio, suicida, suicidarme, suicidas, quiero morir, quiero morirme, morirme, no quiero vivir, no quiero ... vivir, matarme, me quiero matar",
  "quitarme la vida, acabar con mi vida, sin esperanza, no aguanto mas, hacerme dano, cortarme, sobredosis",
  "violencia domestica, violencia familiar, me pega, me pego, me golpea, me golpeo, me maltrata, maltrato, abuso, abusa de mi",
  "violacion, me violaron, me violo, tengo miedo de mi esposo, tengo miedo de mi marido, miedo a mi esposo, miedo a mi marido",
];

/** Expressions that hold such words and mean something else. They are taken out of a search before it is read. */
export const harmlessWordings: readonly string[] = [
  "suicide squad, kill time, killing time, kill two birds, kill switch, kill bill, hit me up, hit me with",
  "hurt someones feelings, shoot up in price, no hope of rain, protective order form for trade secrets",
  "abuse of overtime, abuse of power, abuse of dominance, drug abuse counselor, substance abuse counselor, ai abuse, data abuse",
  "going to die out, wanted dead jobs, hotline bling, stalking horse, hit me like, abuso de poder, violacion de contrato, violacion de datos",
];

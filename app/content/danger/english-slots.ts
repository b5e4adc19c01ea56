/**
 * A slot lists words that can stand for the same thing in a sentence that tells of danger, in small letters without
 * accents and apostrophes; `*` stands for any ending. A new word of a slot serves all rules that name the slot
 * (app/features/crisis/rules.server.ts).
 */
export const englishSlots = {
  // Who
  self: "myself, my self, meself, mysef, mi self, me self",
  itself:
    "himself, herself, themself, themselves, him self, her self, them self, hisself, theirself, theirselves, yourself",
  someone:
    "he, she, they, hes, shes, theyre, who, my son, my daughter, my kid, my teen, my teenager, my brother, my sister, my mom, my mother, my dad, my father, my husband, my wife, my partner, my friend, my best friend, my bf, my gf, my boyfriend, my girlfriend, my coworker, my co worker, my colleague, my roommate, my cousin, my uncle, my aunt, my nephew, my niece, my ex, my neighbor, my neighbour, my student, my grandson, my granddaughter, my grandpa, my grandma, my grandfather, my grandmother, my buddy, someone, somebody, a friend, a coworker, this guy, this girl, a guy, a girl, this person, a man, a woman",
  partner:
    "husband, hubby, wife, partner, boyfriend, girlfriend, bf, gf, ex, fiance, fiancee, spouse, my man, my old man, baby daddy, babys father, babys dad, kids dad, kids father, kids mom, wifes, husbands, boyfriends, exs",
  family:
    "dad, daddy, father, mom, momma, mama, mother, stepdad, step dad, stepfather, step father, stepmom, step mom, stepmother, brother, stepbrother, step brother, sister, uncle, uncles, cousin, grandpa, grandfather, son, daughter, parents, family, foster dad, foster mom, foster father, in laws, roommate, nephew, aunt, babysitter, moms boyfriend, dads girlfriend",
  he: "he, she, hes, shes, this guy, this man, a man, some guy, another man",
  child:
    "kid, kids, child, children, baby, babies, toddler, infant, newborn, little girl, little boy, daughter, daughters, son, sons, niece, nephew, grandson, grandkids, granddaughter, grandbaby, student, boy, girl, teen, siblings, little brother, little sister, lil brother, lil sister, year old, yr old, yo, month old, months old, stepson, stepdaughter, kiddo, minor, a pupil, hija, hijo, hijos, hijas, hijita, hijito, nina, nino, ninos, ninas, bebe, nietos, nieta, nieto, sobrina, sobrino, menor, chamaco, chamaca, hijastra, hijastro, hermanito, hermanita",
  people:
    "him, her, them, people, everyone, everybody, someone, somebody, anyone, boss, my boss, manager, supervisor, ceo, coworkers, co workers, coworker, colleagues, workers, my wife, my husband, my family, kids, my ex, office, workplace, the place, this place, that place, building, company, school, headquarters, hq, warehouse, plant, factory, store, hr, landlord, neighbor, neighbors, those people, these people, that man, that guy, that woman, my father, my dad, my mom, my brother, the guy, my roommate, a lot of people, half of them, all of you, all of them, you all, yall, others, other people, my old job, my job, everybdy, ppl, dude, dude who, the dude, that dude, guy, foreman, plase, the one who, whoever, that bitch, that bastard, those bastards, these bastards, the owner, owner, owners, executives, execs, the suits, data center, data centers, servers, robots place, everyone there, crew",

  // These say what is wished, planned, done or feared.
  wish: "want, wants, wanted, wanting, wanna, wana, want to, need to, wish, wishes, wishing, would like, id like, feel like, feels like, felt like, feeling like, thinking, thinkin, thinks, think about, think of, thought about, thought of, thoughts of, thoughts about, planning, plan, plans, planned, ready, tempted, trying, tries, try, tried, attempt*, going to, gonna, gona, goin, gunna, about to, fixing to, finna, bout to, tryna, considering, consider, contemplat*, threaten*, talking about, talks about, talked about, talkin about, says, said, saying, keeps saying, told me, tells me, text, texted, posted, might, will, gotta, hope, hopes, hoping, pray, prayed, praying, rather, fantasiz*, urge, urges, urge to, decided, desire, dream of, dreaming of, almost, afraid, scared, worried, let me, should just, could just, ways, way, how, best way, easiest way, painless, quickest way",
  strongWish:
    "want, wants, wanted, wanna, going to, gonna, gona, finna, bout to, about to, planning, plan, plans, ready to, thinking about, thinking of, thinks about, feel like, might, will, urge, urges, fantasiz*, dream of, gotta, swear, swore, tempted, i could, wish i could, threaten*, considering, so angry i, so mad i, ill, imma, im a, trying to, decided to, have to",
  dontWant:
    "dont want, do not want, dont wanna, dont wana, doesnt want, does not want, doesnt wanna, didnt want, no longer want, not want, dont wish, never want, dont care to, dont even want, dont really want, dont plan, not planning, dont intend, no desire, no wish, lost the will, no will, no reason, not sure i want, rather not, dont deserve, dnt want, dont feel like, tired of trying, dont see why i should, hope i dont, hoping i dont, wish i didnt, wish i wasnt, wish i werent, wish i hadnt, pray i dont, hope i never, wish i would not, wish i wouldnt, wish i never, prefer not",

  // The end
  die: "die, dies, dying, dieing, dye, died, dead, be dead, death, my death, disappear, dissapear, disapear, vanish, not exist, stop existing, cease to exist, be gone, sleep forever, never wake up, not wake up, unalive, unaliving, unalived, off myself, end it, ending it, end it all, ending it all, end everything, end things, kms, go home to god, join him in heaven, join her in heaven, be in heaven, not be here, not be alive, no longer be here, not be around, be no more, go to sleep and not, fade away, rest forever, pass away, leave this world, leave this earth, leave this life, give up on life, giving up on life, check out for good, exit this life, be buried, slip away, stop living, stop breathing, wake me up, fall asleep and, fell asleep and, go to sleep and never, going to sleep together, kermit, be unalived, log off life, log off of life, do away with, doing away with, make it look like an accident, be hit by a, jump, step in front of, drive off a bridge, drive my car off, do it tonight, end my pain, be out of everyones way, not have to wake up, not have to be here, be gone for good, peace out for good, check out early, checking out early, checking out tonight, checking out",
  live: "live, living, be alive, be here, being here, being alive, exist, existing, existence, wake up, waking up, life, be around, keep going, keep living, go on, going on, see tomorrow, see another day, get through, keep fighting, fight anymore, continue, stay alive, stay here, be on this earth, be in this world, be on this planet, be born, been born, was born, was alive, was here, do life, keep breathing, keep doing this, make it to, wake me up, see a future, see myself, be alive anymore",
  lifeWord:
    "life, lives, living, existing, existence, being alive, everything, it all, fighting, being here, this world, waking up, breathing",
  endVerb:
    "end, ends, ending, ended, take, takes, taking, took, finish, throw away, giving up on, give up on",
  lifeOf:
    "my life, my own life, his life, his own life, her life, her own life, their life, their lives, their own life, your life, my existence",
  noReason:
    "no reason, no point, no purpose, no will, no sense, no hope, no future, any reason, any point, a reason, one reason, reasons, whats the point, what is the point, wats the point, what the point, nothing left, nothing, nothin, not worth, isnt worth, aint worth, not much, dont see the point, dont see a point, dont see any point, lost the will, lost my will, no strength, the point of, little to, nobody to, no one to, what do i have, do i have",
  liveFor:
    "live, live for, living, living for, life, go on, going on, being here, to be here, continue, keep going, keep living, stay, wake up, waking up, get up, carry on, existing, trying anymore, any of it, anything anymore, stay alive, to stay, being alive, left for me, of me, left to live",
  noOne:
    "nobody, no one, noone, no body, not a soul, not one person, would anyone, will anyone, does anyone, would anybody, will anybody, who would, who will, wouldnt even, they wouldnt, they wont, my family wouldnt, wonder if anyone, wonder who, not even my",
  miss: "miss me, notice, notices, noticed, care if i, cares if i, care if im, cares if im, cry, come to my funeral, at my funeral, even know im gone, remember me, mourn, find me, find my body, missed, missing me",
  burden:
    "burden, a burden, dead weight, deadweight, waste of space, waste of life, waste of air, drain on, worth more dead, worth more, taking up space, only in the way, just in the way",
  toOthers:
    "everyone, everybody, family, my family, kids, my kids, my wife, my husband, anymore, any more, much longer, dead, than alive, on them, them",
  tiredOf:
    "tired of, done with, over with, sick of, exhausted by, exhausted from, finished with, had enough of, fed up with, so done with, through with, over, hate, hating, given up on, give up on, gave up on, giving up on, lost interest in, weary of, sick and tired of, tired from, cant do",

  // Harm to oneself
  harm: "kill, kills, killing, killed, kil, hang, hanging, hung, hanged, shoot, shooting, drown, drowning, hurt, hurting, hurts, harm, harming, cut, cutting, cuts, burn, burning, poison, poisoning, starve, starving, stab, strangle, suffocate, electrocute, off, end, ending, unalive, unaliving, bleed, bleeding, scratch, scratching, punish, punishing, hit, hitting, gas, destroy, choke, choking, throw, jump, slit, slitting, do away with, get rid of, be rid of, overdose, injure, injuring, bruise, put down, use it on, blow, blowing, doing away with, put a bullet in, do something to, abowt to do something to, do something bad to, turn it on, turn the gun on, take it out on",
  means:
    "pills, pill, pill bottle, bottle of pills, meds, medication, gun, pistol, rifle, shotgun, revolver, rope, noose, belt, razor, blade, knife, bridge, cliff, train, trains, train tracks, tracks, roof, rooftop, ledge, overpass, garage, bullet, bullets, poison, tylenol, sleeping pills, car exhaust, charger cord, cord, high place, river, balcony, balcon, in traffic, traffic, truck, semi, window, 9mm, glock, handgun",
  have: "have, has, got, bought, buy, buying, get, getting, saved, saving, saved up, holding, hold, loaded, looking at, look at, staring at, stare at, keep, keeps, counting, counted, collecting, stockpil*, hoarding, hid, put, picked up, found, tied, with, next to, beside, in front of, researched, searching for, lined up, laid out, count",
  meansReady:
    "loaded, in my hand, in his hand, in her hand, in hand, ready, in my mouth, to my head, to his head, to her head, to my temple, in front of me, tonight, next to me, beside me, my neck, my lap, right here, lined up, all of them, at once, is in the, on the table, in my drawer, by my bed, enough, and im thinking, and think, and imagine, a note, one bullet, last time, calling me, calling my name, looks good, looking good",
  high: "bridge, bridges, roof, rooftop, building, ledge, cliff, overpass, balcony, window, garage, tracks, train tracks, train, trains, traffic, bus, truck, interstate, parking garage, highway, freeway, subway, platform, edge, pier, river, puente, edificio, techo, azotea, tren, balcon, metro, a tree, tree, a wall, a pole, oncoming, oncoming traffic, the median, lake, the lake, a ditch",
  jump: "jump, jumping, jumped, throw myself, throwing myself, step off, step in front, stepping in front, walk into, walking into, walk in front, run into, drive off, driving off, drive into, driving into, swerve, swerving, steer into, crash, crashing, leap, standing on, standing at, stand on, stand at, standin on, sitting on, sit on, at the edge, on the edge, lay down on, lie down on, laying on, drive my car into, driving my car into, drive my truck into, turn the wheel, run my car",
  farewell:
    "goodbye letter, goodbye letters, goodbye note, goodbye notes, goodbye message, goodbye messages, goodbye text, goodbye video, farewell letter, farewell note, final note, last letter, last note, last letters, letters to my kids, letter to my kids, letters for my kids, letters to my children, letter for my kids, letter to my family, letters to my family, note for my, note to my, suicide note, my will tonight, a note, letters to everyone, the note, my note, said goodbye, saying goodbye, say goodbye, says goodbye, my goodbyes, goodbyes, her goodbyes, his goodbyes, goodby, a note and, goodbye to the kids, goodbye to everyone, goodbye online, goodbye to me, goodbye to us, bye for the last time",
  farewellVerb:
    "wrote, write, writing, written, left, leave, leaving, sent, sending, said, saying, posted, recorded, recording, found, made, finished, already, to my, to his, to her, to everyone, to me, to us, said goodby, sed",

  // Being hurt
  violence:
    "hit, hits, hitting, beat, beats, beating, beaten, beet, beets, punch, punches, punched, punching, slap, slaps, slapped, slapping, smack, smacks, smacked, choke, chokes, choked, choking, choaked, strangl*, kick, kicks, kicked, kicking, push, pushes, pushed, shove, shoves, shoved, grab, grabs, grabbed, throws, threw, hurt, hurts, hurting, burned, burns, burnt, rape, raped, rapes, raping, attack, attacked, attacks, abuse, abused, abuses, abusing, abuce, threaten, threatens, threatened, threatening, threatend, bruise, bruised, bruises, whoop, whoops, whooped, whoopin, whips, whipped, jumped, jump, swings, swung, swinging, forced himself, forces himself, molest*, assault*, spit, spits, bit, bites, stab, stabbed, shoots, shot, pulled, pulls, pins, pinned, drag, drags, dragged, tortur*, terroriz*, harass*, beat up, beats up, put his hands, puts his hands, put hands, puts hands, puts her hands, put her hands, laid hands, lays hands, lay hands, putting his hands, hands on, knife to, gun to, a gun at, pulled a gun, pulled a knife, pulled a knife on, pointed a gun, gets violent, got violent, violent, goes crazy, destroys my, breaks my, broke my, smashed, breaks things, throws things, throwing things, punches walls, punches the wall, punching walls, hole in the wall, kill, kills, killing, touched, touches, touching",
  onMe: "me, us, my mom, my mother, my kids, my children, my face, my arm, my ribs, my nose, my jaw, my neck, my throat, my hair, my head, my phone, my sister, the kids, our kids, on me, at me, my door, her, with me, when hes drunk, when he drinks, when he gets mad, when he is mad, when drunk, when hes mad, wen he, again, last night, too, the wall, walls, things",
  hurtDone:
    "hit, beat, beaten, abused, choked, strangled, raped, assaulted, molested, attacked, slapped, punched, stalked, threatened, hurt, black eye, bruises, bruise, beat up, jumped, abused by, stabbed, shot at",
  scared:
    "scared, scard, scarred, afraid, affraid, terrified, terified, fear, fearful, frightened, petrified, in fear, scared to death, fear for",
  ofThem:
    "of him, of her, of them, hell hurt, hes going to, he is going to, he will, hell kill, he might, she will, shell, for my life, for our lives, my life, for my safety, for our safety, going home, go home, to go home, to be home, being home, to sleep, when he, when she, if he, if she, to tell anyone, he comes home, hes coming, coming home, he finds out, what he, what she, my own house, he gets home, she gets home, his temper, his car, her car",
  control:
    "wont let, wont allow, doesnt let, dont let, does not let, will not let, not let, never lets, never let, wouldnt let, not allowed, isnt allowed, doesnt allow, controls, controlling, control, tracks, tracking, takes, took, taking, locks, locked, locking, locks me, hides, hid, keeps, keeping, kept, holds, holding, checks, monitors, watches, forbids, forbid, cut me off, cuts me off, blocks, blocked, puts a tracker, put a tracker, gps, cameras, isolat*, got my, has my",
  controlled:
    "me leave, leave, me out, go out, out of the house, go outside, leave the house, my phone, my money, my paycheck, my check, my pay, all my money, our money, the money, my keys, car keys, my car, my papers, my passport, my documents, my id, my meds, my medicine, me work, me have, me see, see my family, see my friends, talk to, call anyone, me go, me talk, me in, have a job, get a job, work, where i am, where i go, my location, everything i do, my every move, in the house, in the room, in the basement, in a room, in the bathroom, in my room, in the closet, money, my purse, my wallet, my mail, use the phone, go to the doctor, from my family",
  escape:
    "get away, getaway, got away, escape, escaping, flee, fleeing, fled, run away, running away, ran away, leave, leaving, hide, hiding, get out, gettin out, protect, protection, safe from, get safe, somewhere safe, safe place, leaving tonight, away from, stay away from",
  fromThem:
    "from my husband, from my wife, from my partner, from my boyfriend, from my girlfriend, from my ex, from him, from her, from my dad, from my father, my husband, my boyfriend, my abuser, him, my abusive, an abusive, abusive, before he, without him knowing, without him finding, before he kills, he comes back, from my stepdad, from home, from my man, from my bf, from my family, from them, the house before, this house before, from this man, with my kids before, finding me, finding us, find us, find me, my mans, the abuse, abuse, him and, my abuser and",

  // Children
  childHurt:
    "bruise, bruises, bruised, beaten, beat, beats, beating, hit, hits, hitting, abused, abuse, abuses, abusing, abuce, neglect, neglected, neglects, molest, molested, molests, molesting, touched, touches, touching, touch, locked, locks, locking, left alone, leave alone, burned, burns, burn marks, starved, starving, starves, not fed, isnt fed, never fed, doesnt feed, wont feed, dont feed, not feeding, hurt, hurts, hurting, slapped, slaps, slapping, whooped, whips, whipped, whooping, kicked, kicks, punched, punches, shaken, shook, shakes, choked, choking, raped, rape, naked pictures, nudes, naked, tied, tied up, chained, belt, marks, welts, cigarette burns, groom*, inappropriate*, danger, unsafe, not safe, missing, kidnap*, taken by, exposed himself, secret, afraid to go home, scared to go home, doesnt want to go home, does not want to go home, broken arm, malnourish*, threw, throws, dragged, scared of his, scared of her, scared of my, afraid of his, afraid of her, sexual, pulls, grabs, yanks, spanks, dont wake up, wont wake up, passed out, flinch*, covered his head, covered her head, too friendly, touchy, creepy, weird with, alone with, alone in a room, trash for food, begging for food, eating out of the, lost weight, wont take her to the doctor, wont take him to the doctor, made her, makes her, made him do, inapropriate, bruizes, brused, scared of him, scared to go, wet the bed, cuts on, sends pictures, sent pictures, pics, grown man, older man, adult man, predator, doesnt get food, dont get food, dosent get food, not enough food, same shirt, same clothes, hides food, hides biscuits, no heat, on meth, on drugs, lock my, lock them, locks them, dont hardly cry, doesnt cry anymore, pees himself, pees herself, marks on, does things to, doing things to",
  iAmYoung:
    "im 8, im 9, im 10, im 11, im 12, im 13, im 14, im 15, im 16, im 17, i am 9, i am 10, i am 11, i am 12, i am 13, i am 14, i am 15, i am 16, i am 17, in middle school, in high school, in 6th grade, in 7th grade, in 8th grade, in 5th grade, in 9th grade, in sixth grade, in seventh grade, in eighth grade, im twelve, im thirteen, im fourteen, im fifteen, im eleven, im ten, im nine, my teacher, in my class at school",

  // Overdose and poison
  took: "took, take, taken, takes, taking, swallow*, drank, drink, drinks, drunk, drinking, ate, eat, eats, eaten, ingest*, popped, had, chew*, inhaled, breathed, got into, mixed, snorted, injected, shot up, used, gave, double dose, put in his mouth, put in her mouth, licked, sprayed in",
  swallow:
    "swallow*, drank, drink, drinks, drinking, ate, eat, eats, eaten, ingest*, chew*, licked, got into, inhaled, breathed in, put in his mouth, put in her mouth, took, injected, swallowd, swolowed, swallered, drunk, put in, got ahold of, got a hold of, got hold of, got in to, got inside",
  poison:
    "bleach, clorox, poison, rat poison, antifreeze, anti freeze, drano, lysol, detergent, laundry pod, laundry pods, tide pod, tide pods, pesticide, insecticide, gasoline, windex, pine sol, ammonia, battery, batteries, button battery, magnets, magnet, nail polish remover, rubbing alcohol, hand sanitizer, dishwasher pod, chemicals, weed killer, hydrogen peroxide, toilet cleaner, cleaner, cleaning stuff, cleaning product, cleaning fluid, floor cleaner, oven cleaner, drain cleaner, vape juice, fent, fentanyl, edible, edibles, weed gummies, lighter fluid, paint thinner, moth balls, cleaners, the cleaners, moth ball",
  quantity:
    "too many, too much, whole bottle, the whole bottle, entire bottle, bottle of, full bottle, a bunch, bunch of, handful, hand full, a lot of, all my, all his, all her, all the, all of my, all of his, all of her, my whole prescription, whole pack, whole box, 20, 30, 10, 15, 40, 50, 12, 25, 60, twenty, thirty, more than, extra, double, dose, like 20, like 30, the rest of, way more, twice, two times, to many, way to many, 2 many, again",
  medicine:
    "pills, pill, meds, med, medicine, medication, sleeping pills, tylenol, tylonol, ibuprofen, advil, xanax, xanny, xannies, oxy, oxys, oxycodone, percocet, percs, heroin, opioids, benadryl, antidepressants, insulin, gummies, blood pressure, aspirin, nyquil, prescription, painkillers, pain killers, painkillers, ambien, klonopin, adderall, sleep aids, vodka and, tablets, capsules, heart medicine, bottle",
  unresponsive:
    "not responding, not responsive, wont respond, doesnt respond, collapsed, limp, unresponsive, passed out, fainted, wont move, isnt moving, not moving, cold and",

  // Being held
  heldBack:
    "took, takes, taken, holds, holding, keeps, kept, keeping, confiscated, hid, hides, wont give, wont return, refuses to give, refuse to give, stole, took away, locked up, withhold*, seized, collected, wont give back, never gave back",
  objectMe: "me, us, her, him, them, girls, women, my sister, my daughter, my friend, my cousin, my wife",
  cantLeaveSoft:
    "cant leave, cannot leave, can not leave, trapped, if i leave, if we leave, if i quit, if i run, if i try to leave, cant get out, cant go, cant go home, cant go anywhere, not allowed to go, no days off, sleep where we work, sleep in the, live where we work, locked",
  captor:
    "passport, passports, my papers, our papers, smuggler, coyote, recruiter, traffick*, pimp, madam, brought me here, brought us here, brought me to, police, immigration, deport*, ice, owe him, owe them, owe her, owe the, owe my boss, my family back home, pay off, pay back, debt to, they beat, guard, guards, contractor, the agency, boss locks, locks us",
  leaves: "leaves, leaving, left, leave, leavin",
  alone:
    "alone, by himself, by herself, by themselves, by themself, unsupervised, unattended, all night, for days, all day, with no one, no one watching, nobody watching",
  stopPain:
    "it to be over, it all to be over, it to stop, it all to stop, it all to end, it to end, everything to stop, everything to end, the pain to stop, the pain to end, this to be over, this to end, to sleep forever, my pain to end, it over with, out of this life, out of this world, the noise to stop, to not hurt anymore, to rest forever",
  accident:
    "got hit by a, get hit by a, hit by a bus, hit by a truck, hit by a car, a truck would hit, didnt wake up, dont wake up, never woke up, wont wake up, not wake up, get cancer, got cancer, an accident, take me out, would take me, took me tonight, god would take me, take me already, take me in my sleep, lord take me, crashed, hit me",
  threat:
    "threaten*, threat, threats, threatend, said he, says he, saying he, said hes, says hes, saying hes, told me he, told us he, posted that, texted that, talks about, talking about, keeps talking about, said she, says she, swears he, joking about, jokes about, promised to, wants to, planning to, plans to, is going to, going to",

  holdVerb:
    "took, take, takes, taken, holds, hold, holding, keeps, keep, kept, keeping, has, have, got, confiscated, confiscate, stole, hid, hides, wont give, wont return, refuses to give, refuse to return, took away, collected, locked up, gave my boss, withhold*, seized",
  papers:
    "passport, passports, pasport, papers, documents, my id, ids, visa, green card, work permit, identification, our phones, my phone and, birth certificate, social security card, my phone away",
  force:
    "force, forced, forces, forcing, make, makes, making, made, sells, selling, sold, pimp, pimped, pimps, pimping, trafficked, blackmail*, coerc*, threaten*, obligat*",
  forcedTo:
    "sex, have sex, sleep with, sell my body, sell myself, sell herself, sell her body, prostitut*, strip, dance, escort, work for free, work without pay, work with no pay, work for nothing, work day and night, do things with men, see clients, meet men, with men, with other men, customers, johns, turn tricks, tricks, do porn, send nudes, carry drugs, sell drugs, marry",
  cantLeave:
    "not allowed to leave, arent allowed to leave, wont let me leave, wont let us leave, wont let me go, wont let us go, wont let me out, dont let me leave, doesnt let me leave, dont let us leave, dont let us go, never let out, not allowed outside, locked in, lock us in, locks us in, lock me in, locks me in, no way to leave, guard the door, guards the door, until i pay, until we pay, until my debt, til i pay, till i pay, against my will, dont let me go",
  holder:
    "boss, employer, recruiter, agency, contractor, owner, foreman, smuggler, coyote, patron, farm, restaurant, factory, motel, hotel, massage parlor, the job, work, the lady i work for, the family i work for, the family i clean for, debt, i owe, owe, owes, we owe, pay off, the men, this man, he, she, they, his, police, immigration, deport*, ice, my family back home, hurt my family, kill my family, the house, madam, traffickers, the people who brought, brought me here, brought us here, came here for, the people i work for",

  // Danger to others
  attack:
    "kill, killing, kil, shoot, shooting, shoot up, shooting up, stab, stabbing, hurt, hurting, murder, murdering, bomb, bombing, burn down, burning down, burn, blow up, blowing up, strangle, attack, attacking, poison, take out, beat up, slit, run over, make pay, gun down, behead, set on fire, set fire to, torch, blow his head, blow her head, break his neck, bury, make him pay, make them pay, make her pay, take everyone with me, take people with me, take them with me, take some of them with me, take him with me, drive into, drive my truck into, drive my car into, go postal, get revenge, pull the trigger on, put a bullet in, unalive, smoke, slide on, run ova, shot, shoting, merk, merking, gut, wreck, take a bat to, wring, choke out, kill off, put down, put in the ground, send to hell, hunt down, hunt, go after, get even with, take there lives, take their lives, take his life, take her life, take there life",

  machine:
    "ai, automation, robots, robot, machine, machines, algorithm, algorithms, chatgpt, it, this, that, policy, tariffs, layoffs, company, companies, bill, law, recession, inflation, market, industry, tech, which, cuts",

  // These speak against danger.
  past: "years ago, year ago, yrs ago, decades ago, a decade ago, back in, long ago, long time ago, in the past, ages ago, when i was younger, when i was young, when i was little, growing up, as a kid, as a child, as a teenager, in college, survivor, survived, survivor of, in recovery, recovered, today i am, now i help, now i volunteer, these days i, hace anos, hace mucho, hace tiempo, hace diez anos, hace veinte anos, anos atras, cuando era, en el pasado, sobreviviente, sobrevivi, lost my son to, lost my brother to, lost my sister to, lost my husband to, lost my dad to, lost my father to, lost my mother to, lost my friend to, lost a friend to, lost my daughter to, lost him to, lost her to, anniversary, in 2004, in 2005, in 2006, in 2007, in 2008, in 2009, in 2010, in 2011, in 2012, in 2013, in 2014, in 2015, in 2016, in 2017, in 2018, in 2019, in 2020, in 2021, last fall i was, years back, years sober, years clean, months sober, sober since, hace dos anos, hace tres anos, hace cuatro anos, hace cinco anos, hace seis anos, hace siete anos, hace ocho anos, hace nueve anos, hace quince anos, hace mas de, when i was 19, when i was 20, when i was 15, when i was 16, two years ago, last fall, gracias a la terapia",
  present:
    "again, now, still, tonight, today, right now, lately, these days, back again, anymore, came back, are back, is back, coming back, otra vez, ahora, todavia, hoy, de nuevo",
  weapon:
    "gun, guns, rifle, rifles, pistol, revolver, shotgun, glock, handgun, 9mm, razor, noose, rope, machete, knife, ammo, bullets, ar15, ar 15, bomb, the pole, got the strap",
  despair:
    "dont know what else to do, dont know what to do anymore, so tired, very tired, im tired, cant do this, no other way, dont care anymore, dont care no more, had enough, crying, sitting here, sitting in my truck, sitting in my car, been drinking, drunk, scared of myself, give me a reason, tell me not to, dont want to be, nothing left, nobody, goodbye, alone, end it, use it, on the table, out the closet, out of the safe, in my lap, in my hand, in my mouth, to my head, loaded, took my guns, took his guns, bleeding, left a note",
  youthTrouble:
    "hits, hit, beats, touches, touched, scared, afraid, alone, left, makes me, nudes, pictures, secret, hurts, drunk, drinks, high, locked, no food, hungry, kicked me out, ran away, run away, cps, foster, hurt, older guy, meet him, comes in my room, came in my room, cant go home, taking care of my, nobody home, no one home, what do i do, tell, wants me to, said not to tell",
  mixed: "mixed, mixing, combined, breathing, breathed, inhaled, sprayed, smelling, smell",
  workTarget:
    "hr, foreman, boss, supervisor, manager, office, warehouse, coworkers, building, school, ceo, headquarters, the plant, who fired, that fired, fired me, fired him, let me go, laid me off, got me fired, my old job, his old job",
  afraidOf: "scared, afraid, terrified, worried, scares me, frightened",
  whatIDo:
    "what i might do, what ill do, what im gonna do, what im going to do, what i will do, what i could do, what im capable of, what i may do, of myself, my own thoughts, of my own mind",
  obsess:
    "cant stop thinking, keep thinking, keeps thinking, keep having thoughts, having thoughts, thinking about, thinkin about, thinking bout, thinkin bout, thoughts of, thoughts about, thoughts bout, urges to, dreaming about, think a lot about, think about, imagine, imagining, picture myself",
  harmAct:
    "jumping, dying, driving into, hanging, ending it, ending things, killing, not waking, cutting, death, the bridge, the gun, the pills, my gun, overdosing, drowning, stabbing, hurting, shooting, crashing, the river, suicide, not being alive, not being here, choking, strangling, burning down",
  counting:
    "counting, counting out, counted, saving, saving up, saved up, collecting, hoarding, stockpil*, lined up, line up, set aside, stash*, hiding, hid",
  attackHard: "strangle, shoot, stab, kill, murder, merk, behead, shootin, killin, kil",
  prey: "that woman, that man, that guy, that bitch, my boss, the boss, my manager, the manager, my supervisor, the supervisor, everyone, everybody, them all, em all, all of them, all of em, him, her, them, my coworkers, my coworker, my landlord, my wife, my husband, my neighbor, somebody, someone, people, the ceo, my kids, my family",
  afterShoot:
    "an email, a text, a message, an e mail, a line, a dm, a note, over, your, my resume, with kindness, some info, the info, email, text",
} satisfies Record<string, string>;

/**
 * What spam says, in small letters without accents and apostrophes, separated by commas. Only the server reads them.
 * One wording alone quarantines nothing: people who lost such work write about it too.
 */
export const spamPitches: readonly string[] = [
  // Search engines and marketing, offered to a website
  "first page of google, page one of google, top of google, rank your website, rank higher on google, ranking of your website",
  "your website is not ranking, your websites ranking, traffic to your website, visitors to your website, website traffic",
  "redesign your website, redesign of your website, errors on your website, issues on your website, audit of your website",
  "free website audit, free seo audit, seo packages, affordable seo, monthly seo, white hat seo, high quality backlinks",
  "high da backlinks, dofollow backlinks, dofollow link, guest post on your, guest posts on your, sponsored post on your",
  "link insertion, link exchange, backlinks for your, promote your website, grow your website, increase your sales",
  "email marketing list, email list for sale, b2b leads, targeted leads, qualified leads, verified leads, lead generation service",
  "buy followers, instagram followers, real followers, youtube views, explainer video for your, mobile app development company",
  "outsourcing company, we are a leading, web development company, bulk email, submit your site, domain is expiring, domain expiration",
  // Money
  "online casino, casino bonus, free spins, no deposit bonus, sports betting, best betting, slot gacor, judi online, situs slot, poker online",
  "crypto investment, bitcoin investment, crypto trading, trading bot, forex trading, guaranteed returns, guaranteed profit, daily profit",
  "passive income, double your bitcoin, recover your bitcoin, recover lost crypto, lost crypto, recovery expert, funds recovery, usdt",
  "make money online, earn money from home, earn per day, earn up to, work from home opportunity, financial freedom today",
  "next of kin, inheritance fund, unclaimed fund, beneficiary of, consignment box, atm card, wire transfer fee, late husband deposited",
  "business loan, loan offer, quick loan, instant loan, loan at 2, loan at 3, without collateral, unsecured funding, bad credit ok",
  "you have won, you won, claim your prize, claim your reward, gift card, lottery winner, your email was selected",
  // Goods and medicine
  "viagra, cialis, levitra, sildenafil, tadalafil, buy tramadol, buy xanax, online pharmacy, cheap meds, no prescription, weight loss pills",
  "cheap rolex, replica watches, replica bags, louis vuitton outlet, cheap nike, nft drop, essay writing service, buy essay, buy diploma",
  "hot singles, adult dating, meet girls, sexy girls, escort service, escorts in, onlyfans, xxx, porn, sex dating, nude photos",
  "keto gummies, cbd gummies, male enhancement, hair growth serum",
  // Other languages
  "онлайн казино, казино онлайн, ставки на спорт, продвижение сайта, продвижение сайтов, раскрутка сайта, накрутка подписчиков, быстрый займ",
  "заработок в интернете, купить диплом, пассивный доход, бесплатные фриспины, рассылка по формам",
  "prestamo rapido, posicionamiento web, primera pagina de google, ganar dinero desde casa, casino en linea, apuestas deportivas",
  "kredit ohne schufa, suchmaschinenoptimierung fur ihre, erste seite bei google, geld verdienen im internet, online kasino",
  "pret entre particuliers, pret rapide, offre de pret, referencement de votre site, premiere page de google, argent facile",
  "emprestimo rapido, primeira pagina do google, ganhar dinheiro online, casino online, bonus benvenuto, prima pagina di google",
  "网络赌博, 在线赌场, 代开发票, 彩票平台, 网站优化, オンラインカジノ, 副業で稼ぐ, 온라인 카지노, 바카라사이트, 토토사이트",
  "كازينو اون لاين, قرض سريع, canli bahis, deneme bonusu, kacak iddaa",
];

/** Of bulk mail and of strangers who want another channel. */
export const spamPhrases: readonly string[] = [
  "unsubscribe, opt out, to stop receiving, remove me from, this is not spam, this is an advertisement, contact form marketing, via your contact form",
  "whatsapp, telegram, skype, click here, click the link, click below, visit our website, visit my website, check out my, order now, buy now",
  "limited time, limited offer, act now, special offer, special discount, discount code, 50 off, lowest price, money back, risk free, 100 free",
  "dear sir, dear sir madam, dear webmaster, dear website owner, dear business owner, dear friend, dear beloved, hello dear, greetings dear",
  "i came across your website, i was on your website, while browsing your website, visiting your website, your site",
  "our services, our team of experts, we specialize in, we offer, we provide, free quote, free consultation, no obligation, send you a proposal",
  "send you a quote, price list, share our packages, can i send, would you be interested, are you interested, kindly reply, reply for details",
  "kindly contact, kindly get back, my private email, strictly confidential, confidential, million dollars, million usd, million euros, business proposal",
  "investment opportunity, seo, backlinks, web design, google ranking, digital marketing, followers, casino, crypto, bitcoin, bonus, jackpot, guaranteed",
  "реклама, скидка, перейдите по ссылке, promocion, haga clic, descuento, klicken sie, cliquez ici, clique aqui",
];

/** What only a person in need writes: it speaks against spam. */
export const hardshipWordings: readonly string[] = [
  "laid off, was fired, got fired, lost my job, lost my work, lost my income, lose my job, losing my job, let me go, let go after, out of work, replaced by ai, replaced me",
  "unemployed, unemployment, my unemployment, cant pay, cannot pay, can not pay, behind on rent, my rent, eviction, evicted, evict me, homeless",
  "my kids, my children, my daughter, my son, food stamps, food bank, food pantry, nothing to eat, hungry, no food, health insurance, my medication",
  "i need help, need help, please help, help me, im scared, i am scared, depressed, anxiety, cant sleep, ashamed, crying, alone, desperate, desperado",
  "perdi mi trabajo, me despidieron, sin trabajo, ayuda, mi familia, mis hijos, j ai perdu mon, jai perdu mon, perdu mon emploi, licencie, aidez",
  "habe meine arbeit verloren, arbeitslos, hilfe, gekundigt, perdi meu emprego, demitido, desempregado, socorro, ho perso il lavoro, aiuto",
  "потерял работу, потеряла работу, уволили, помогите, безработный, втратив роботу, втратила роботу, допоможіть, звільнили, stracilem prace, pomocy",
  "失业, 裁员, 帮助, 救命, 仕事を失, 解雇, 助けて, 실직, 해고, 도와주세요, فقدت وظيفتي, فقدت عملي, ساعدوني, نوكري, नौकरी चली गई, मदद, mat viec, isimi kaybettim, yardim",
];

/** They hide where a link leads. */
export const linkShorteners: readonly string[] = [
  "bit.ly",
  "tinyurl.com",
  "goo.gl",
  "cutt.ly",
  "rb.gy",
  "is.gd",
  "ow.ly",
  "shorturl.at",
  "t.ly",
  "clck.ru",
  "tiny.cc",
  "s.id",
  "t.me",
  "wa.me",
];

/** Endings of domains that are cheap and rarely anything else. */
export const riskyDomains: readonly string[] = [
  "xyz",
  "top",
  "click",
  "icu",
  "bet",
  "casino",
  "loan",
  "win",
  "monster",
  "cyou",
  "buzz",
  "vip",
  "rest",
  "sbs",
];

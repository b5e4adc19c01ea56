/** Words that say nothing about what is looked for, in English and Spanish, without accents and apostrophes. */
const WORDS =
  "a an and are as at be been but by can cant could did do does doesnt dont for from get gets getting go had has have " +
  "how i if im in into is it its ive just me my of off on or our out please s so some t that the their them there they " +
  "this to too up us was we were what when where which who why will with would you your " +
  "al como con de del donde el en es esta la las lo los me mi mis para por que se si su un una y yo";

export const stopWords: ReadonlySet<string> = new Set(WORDS.split(" "));

import type { OcrLanguage, OcrWord } from './ocr.ts';

/**
 * Short words that are frequent in one of the languages and rare in the others, and words of its fund documents, which
 * may be hardly more than tables; without accents, as a wrong model reads them.
 */
const TELLTALE_WORDS: Readonly<Record<OcrLanguage, string>> = {
  eng: 'the and of to for is by this with from on has are shall our your which fund balance beginning ending fees commitment drawdown proceeds company invested realised unrealised realized unrealized cost held paid remaining investor capital account call',
  deu: 'der die und das den von zu mit im auf ist fur sich nicht dem eine ein wird werden bei aus zum zur nach ihre wir sehr geehrte damen herren betrag vom gesamt ausschuttung stichtag gesellschaft beteiligung zeichnung anleger verwaltungsvergutung zusage quartal uber unternehmen erwerb investiert ruckflusse zeitwert realisiert unrealisiert teilweise summe fondsvolumen eingezahltes quartalsbericht angaben ausschuttungen nettoinventarwert beteiligungen kapitalabruf auflegungsjahr',
  fra: 'le les et du des est pour dans au une sur par aux ce vous votre nous cette sont avec montant compte monsieur societe gestion souscripteur trimestre valeur versement cession engagement frais actif investi juste produits statut cedee portefeuille souscrit appele distribue trimestriel rapport participations entree versements',
  spa: 'el los las y del por con una es para su al se sus esta como lo importe cuenta fecha fondo inversion inversiones participe sociedad trimestre comision valor compromiso desembolso cartera gestora invertido participada cobrado desembolsado reembolsado patrimonio informe actual vendida saldo aportaciones distribuciones comprometido',
  nld: 'het een van en voor dat met niet aan deze zijn wordt bij uw worden naar ook bedrag rekening uitkering storting beheervergoeding kapitaalrekening toezegging waarde deelnemer kosten beheerder onderneming belegd opbrengst fonds kwartaal gerealiseerd ongerealiseerd totaal gestort uitgekeerd deelneming participatie',
  swe: 'och att det som av pa ar for med till den har inte ett om ska vi er belopp fonden forvaltare forvaltningsavgift utdelning atagande varde perioden investerare utbetalning ingaende utgaende bolag innehav investerat forvarv realiserad orealiserad totalt kvartal kapital inbetalt kvarstaende',
  dan: 'og af at til er det som pa ved ikke skal har fra vi jeres deres belob kapitalindkaldelse udlodning tilsagn indkaldt investeringer investering forvaltningshonorar forvalter fonden selskab kvartalsrapport kostpris dagsvaerdi afkast realiseret urealiseret resterende',
};

/** The same of languages for which there is no model. */
const WITHOUT_MODEL: Readonly<Record<string, string>> = {
  ita: 'il di del della dei delle che con una gli nel alla dal sono non come importo conto fondo valore capitale impegno richiamo versamento scadenza societa gestione investitore data bonifico quota oggetto distribuzione',
  por: 'os da dos das em um uma para com nao ao pelo pela sao valor conta fundo capital compromisso chamada data vencimento sociedade gestora investidor pagamento participacao distribuicao prazo',
  pol: 'na nie jest oraz od przez dla kwota rachunek fundusz wartosc kapital kapitalu wezwanie data termin zobowiazanie inwestor spolka platnosci wplaty uczestnik',
  fin: 'ja on ei se etta tai kanssa maara tili rahasto arvo paaoma sitoumus paivamaara erapaiva sijoittaja yhtio maksu osuus',
  ces: 'na je ze pro od do ne podle castka ucet fond hodnota kapital vyzva datum splatnost zavazek investor spolecnost platba podil',
  hun: 'az es nem hogy egy van osszeg szamla alap ertek toke lehivas datum hatarido befekteto tarsasag fizetes reszesedes',
};

const wordsOf = (table: Readonly<Record<string, string>>): (readonly [string, ReadonlySet<string>])[] =>
  Object.entries(table).map(([language, words]) => [language, new Set(words.split(' '))]);

const WORDS = wordsOf(TELLTALE_WORDS) as readonly (readonly [OcrLanguage, ReadonlySet<string>])[];
const WORDS_WITHOUT_MODEL = wordsOf(WITHOUT_MODEL);
/** Fewer telltale words than this tell nothing. */
const FEWEST = 3;
/** A language is told where it has so many times the telltale words of the next one. */
const LEAD = 1.3;
/** A page in two languages, one of them English, has at least this part as many words of the other one. */
const BESIDE_ENGLISH = 1 / 3;
/** A word counts so often: a column that repeats one word is no language. */
const MAX_OF_ONE = 2;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** How many telltale words of each language there are; each counts twice at most. */
function countTelltale<Language extends string>(
  words: readonly Pick<OcrWord, 'text'>[],
  table: readonly (readonly [Language, ReadonlySet<string>])[],
): Map<Language, number> {
  const counts = new Map<Language, number>();
  const seen = new Map<string, number>();
  for (const { text } of words) {
    const word = plain(text);
    const times = (seen.get(word) ?? 0) + 1;
    seen.set(word, times);
    if (times > MAX_OF_ONE) continue;
    for (const [language, telltale] of table)
      if (telltale.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}

/**
 * The language that the words of a page show; null when they are too few to tell. Of a page in English and another language
 * the other one, whose model knows the letters of both.
 */
export function languageOf(words: readonly Pick<OcrWord, 'text'>[]): OcrLanguage | null {
  const counts = countTelltale(words, WORDS);
  const english = counts.get('eng') ?? 0;
  const [first, second] = [...counts].filter(([language]) => language !== 'eng').sort((a, b) => b[1] - a[1]);
  const [most, others] = [first?.[1] ?? 0, second?.[1] ?? 0];
  const isOther = most >= FEWEST && most > others * LEAD && most >= english * BESIDE_ENGLISH;
  if (first !== undefined && isOther) return first[0];
  return english >= FEWEST && english > most * LEAD ? 'eng' : null;
}

/** Whether the words of a page show a language for which there is no model, more than one that has one. */
export function isWithoutModel(words: readonly Pick<OcrWord, 'text'>[]): boolean {
  const most = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values());
  const without = most(countTelltale(words, WORDS_WITHOUT_MODEL));
  return without >= FEWEST && without > most(countTelltale(words, WORDS)) * LEAD;
}

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

const WORDS = Object.entries(TELLTALE_WORDS).map(
  ([language, words]) => [language as OcrLanguage, new Set(words.split(' '))] as const,
);
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

/**
 * The language that the words of a page show; null when they are too few to tell. Of a page in English and another language
 * the other one, whose model knows the letters of both.
 */
export function languageOf(words: readonly Pick<OcrWord, 'text'>[]): OcrLanguage | null {
  const counts = new Map<OcrLanguage, number>();
  const seen = new Map<string, number>();
  for (const { text } of words) {
    const word = plain(text);
    const times = (seen.get(word) ?? 0) + 1;
    seen.set(word, times);
    if (times > MAX_OF_ONE) continue;
    for (const [language, telltale] of WORDS)
      if (telltale.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const english = counts.get('eng') ?? 0;
  const [first, second] = [...counts].filter(([language]) => language !== 'eng').sort((a, b) => b[1] - a[1]);
  const [most, others] = [first?.[1] ?? 0, second?.[1] ?? 0];
  const isOther = most >= FEWEST && most > others * LEAD && most >= english * BESIDE_ENGLISH;
  if (first !== undefined && isOther) return first[0];
  return english >= FEWEST && english > most * LEAD ? 'eng' : null;
}

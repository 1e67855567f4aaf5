/** Legal forms of funds, managers and investors by country, as patterns of one word. */
const LEGAL_FORMS = [
  // English-speaking countries
  'L\\.?P\\.?|L\\.?L\\.?C\\.?|L\\.?L\\.?P\\.?|SLP|ILP|Ltd\\.?|LTD\\.?|Limited|Inc\\.?|Incorporated|Corp\\.?|Corporation',
  'plc|PLC|p\\.l\\.c\\.|DAC|ICAV|Pty|PBC|N\\.A\\.|Trust|VCC|LLLP|L\\.L\\.L\\.P\\.|PCC|ICC',
  // Germany, Austria, Switzerland
  'GmbH|mbH|(?:Inv(?:estment)?-?)?KG|KGaA|AG|SE|eG|OHG|InvAG|K[mM]GK|SCmPC|e\\.V\\.',
  // France, Luxembourg, Belgium, Italy
  'S\\.A\\.|SA|S\\.A\\.S\\.?(?:U\\.)?|SAS|SASU|SCSp|S\\.C\\.Sp\\.|SCS|S\\.C\\.S\\.|SCA|S\\.C\\.A\\.|SICAV|SICAF|SICAR|SIF|RAIF|FIAR|FIS|ELTIF',
  'FCP|FPCI|FCPR|FCPI|FIP|FPS|SLFI|S\\.L\\.P\\.|SNC|SCR|SCI|SRL|SPRL|S\\.r\\.l\\.|r\\.l\\.|Sàrl|SÀRL|SARL|S\\.p\\.A\\.|SpA|SGR',
  // Netherlands and Flanders
  'B\\.V\\.|BV|N\\.V\\.|NV|C\\.V\\.|CV|U\\.A\\.|V\\.O\\.F\\.|FGR',
  // Nordic countries
  'AB|KB|HB|Kommanditbolag|Aktiebolag|A/S|K/S|KS|P/S|I/S|ApS|AS|ASA|Oy|OY|Oyj|Ky|KY|Ab|Abp',
  // Spain, Portugal and Latin America
  'S\\.A\\.P\\.I\\.|S\\.A\\.B\\.|S\\.L\\.(?:U\\.)?|SL|SLU|S\\.A\\.U\\.|S\\.C\\.R\\.|F\\.?C\\.?R\\.?E?\\.?|SCRE|FESE|FIL|S\\.?G\\.?I\\.?I\\.?C\\.?|S\\.?G\\.?E\\.?I\\.?C\\.?|Lda\\.?',
];

/** One word that is a legal form. */
export const LEGAL_FORM = new RegExp(`^(?:${LEGAL_FORMS.join('|')})$`, 'u');

/** Legal forms of funds. */
export const FUND_FORM =
  /^(?:K\/?S|P\/S|L\.?P\.?|SCSp|S\.C\.Sp\.|SCS|S\.C\.S\.|SCA|S\.C\.A\.|(?:Inv\p{L}*-?)?KG|K[mM]GK|FCP|FPCI|FCPR|FCPI|FPS|SLP|S\.L\.P\.|ICAV|SICAV|SICAR|RAIF|ELTIF|KB|Kommanditbolag|Ky|KY|C\.V\.|CV|U\.A\.|FGR|S\.C\.R\.|SCR|F\.?C\.?R\.?E?\.?|FESE|FIL|VCC|ILP|LLLP|Partnership|(?:SICAV|SICAF)-(?:RAIF|SIF|FIS)|SICAV-\w+)$/u;

/** Legal forms of funds that stand before the name. */
export const LEADING_FORM = /^(?:FPCI|FCPR|FCPI|FCPE|FCP|FPS|SLP|SICAV|FIP|FCR|SCR|Fideicomiso)\s\p{Lu}/u;

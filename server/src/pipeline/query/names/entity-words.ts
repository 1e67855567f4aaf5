/** Legal forms of funds. */
export const FUND_FORM =
  /^(?:K\/S|P\/S|L\.?P\.?|SCSp|S\.C\.Sp\.|SCS|S\.C\.S\.|SCA|S\.C\.A\.|(?:Inv\p{L}*-?)?KG|KmGK|FCP|FPCI|FCPR|FCPI|FPS|SLP|S\.L\.P\.|SICAV|SICAR|RAIF|ELTIF|KB|Kommanditbolag|Ky|KY|C\.V\.|CV|U\.A\.|FGR|S\.C\.R\.|SCR|F\.?C\.?R\.?E?\.?|FESE|FIL|VCC|ILP|LLLP|Partnership|(?:SICAV|SICAF)-(?:RAIF|SIF|FIS)|SICAV-\w+)$/u;
/** Legal forms of funds that stand before the name. */
export const LEADING_FORM = /^(?:FPCI|FCPR|FCPI|FCPE|FCP|FPS|SLP|SICAV|FIP|FCR|SCR)\s\p{Lu}/u;
/** Words before the name of a fund that say what it is. */
export const FUND_KIND =
  /^(?:anlagegruppe|teilfonds|teilgesellschaftsvermögen|sub-?fund|compartiment|compartment|subfonds|delfond|compartimento|subfondo)$/iu;
/** Words in names of service providers, who are neither fund nor manager. */
export const SERVICE_NAME =
  /administrat|depositary|services|trustees|\bbank\b|\p{L}bank(?:en)?,?\s\S+$|\bbanque\b|\bbanco\b|notar|audit|\bGP\b|general partner|komplement|dépositaire|depositaris|depositario|depotbank|revis|bewaarder|accountants|auditores/iu;
/** Words in names of managers. */
export const MANAGER_NAME =
  /manage(?:ment|rs?)|capital|partenaires|finance|investissement|advis[oe]r|asset|ventures|partners|invest|\bAIFM\b|gesti[oó]n|beteiligung|kapital|verwaltung|förvalt|beheer|gestora|SGEIC|SGIIC|S\.G\.[EI]|vermogens|invester|kvg/iu;
/** Funds of a series have a number. */
export const NUMBERED = /\b(?:[IVX]{1,5}|\d{1,2})\b/u;
/** Lines between date and address: how a letter travels, or how secret it is. */
export const DELIVERY =
  /^(?:via|by|per|par|por|private|privat|strictly|confidential|confidentiel|confidencial|konfidentiell|vertraulich|vertrouwelijk|streng|strikt|persönlich|persoonlijk|einschreiben|aangetekend|rekommenderat|recommandé|certificado|vorab)(?=$|[\s:.,])/iu;
/** Words in names of institutional investors. */
export const INSTITUTION =
  /pension|provident|savings|almshouse|charity|church|diocese|\bplan\b|seamen|superann|wohlfahrt|sterbekasse|genossenschaft|coöperatie|cooperativa|caja\b|sociedad de prev|mutuell|endowment|foundation|stiftung|trust|retirement|scheme|insurance|versicherung|versorgung|settlement|university|council|kasse|caisse|fondation|mutuelle|famil(?:y|ie|le|ia|jen)|teachers|employees|superannuation|annuity|zorg|\p{L}fonds\b|\bfonds (?:de|des|voor|für)\b|pensioen|stichting|verzeker|försäkring|stiftelse|fundación|mutualidad|seguros|universi|högskola|kommun|gemeente|ayuntamiento|assuranc|assicur|prévoyance|retraite|indivision|succession\b|consorts|erbengemeinschaft|\bestate\b|heirs|dödsbo|\berven\b|herederos|comunidad de bienes|hilfswerk|werk\b|previsi[oó]n|montep[ií]o|kyrk|församling|diakon|landsting/iu;
/** Lines of a postal address below the addressee. */
export const ADDRESS =
  /^(?:attn|attention|c\/o|z\.\s?hd|zu händen|à l'attention|att[:.]|t\.a\.v|ter attentie|a la atención|a\/a|box\b|postfach|postbus|apartado|\d+[\s,]|[\p{L}\s.-]+\d+[a-z]?$)|\b\d{4,5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/iu;
/** Lines that name a street or a box: their number is none of a series. */
export const STREET =
  /(?:stra(?:ß|ss)e|str\.|allee|platz|weg|gasse|damm|ufer|gatan|vägen|straat|laan|kade|plein|gracht)\s\d|^(?:postfach|postbus|box|apartado|bp|rue|calle|avenue|boulevard|plaza)\s/iu;
/** Lines that name a person or department of the addressee. */
export const ATTENTION =
  /^(?:attn|attention|c\/o|z\.\s?hd|zu händen|à l'attention|att[:.]|t\.a\.v|ter attentie|a la atención|a\/a )/iu;
/** Lines that look like the first of an address and are a title, a greeting or a label. */
export const NO_ADDRESSEE =
  /\d{2,}[./]\d|notice|statement|report|@|:(?=$| )|^dear|^hello|^hi\b|^via\b|^sehr geehrte|^madame, monsieur|^bästa|^hej|^geachte|^estimad|^querid/iu;
/** Words before an addressee's name on its own line. */
export const ADDRESSED_TO = /^(?:to|an|à|aan|till|för|für|voor|pour|para|a)$/iu;
/** How a letter greets its reader. */
export const GREETING =
  /^(?:dear|hello|hi|to|sehr geehrte[rs]?|liebe[rs]?|guten tag|madame|monsieur|messieurs|cher|chers|chère|geachte|beste|bästa|hej|estimad[oa]s?|querid[oa]s?|muy sr)\b/iu;
/** Whom a letter greets without a name: a board, all partners. */
export const UNNAMED =
  /^(?:the |het |la |el |all |an die |aux |à tous les |till |aan de |a los )*(?:trustees?|directors?|board(?: of (?:trustees|directors))?|treasurers?|secretary|investment committee|limited partners?|partners|investors?|members|shareholders|unitholders|anleger(?:innen)?|gesellschafter(?:innen)?|kommanditisten|vorstand|geschäftsführung|associés|porteurs(?: de parts)?|investisseurs|souscripteurs|delägare|investerare|styrelsen?|participanten|beleggers|leden|bestuur|partícipes|inversores|socios|consejo)(?=$|[,.]| (?:of|in|der|des|de|i|van|del)(?: |$))/iu;

import type { Figures } from '../accounts.ts';
import { capitalAccount } from '../accounts.ts';
import { createPrinter, multiplied, negate, printNumber, sum } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, impliedByAccount, row, table } from '../html.ts';

const MEERKOET = capitalAccount({
  seed: 'meerkoet',
  commitment: '8000000',
  quarter: 4,
  idle: ['distributions'],
  recallable: false,
});

/** Dutch: groups with subtotals, the year and since inception, the obligation as its own small table. */
function groups(mark: Mark): string {
  const style = { currency: 'EUR', group: '.', point: ',', negative: 'minus' } as const;
  const money = createPrinter(mark, style);
  const both = ['qtd', 'ytd'] as const;
  const line = (fin: string, label: string, cost = false): string =>
    row([
      label,
      ...both.map((period) =>
        fin === 'distributions' && period === 'qtd'
          ? 'nihil'
          : money(`${fin}_${period}`, figure(MEERKOET, `${fin}_${period}`), { cost }),
      ),
    ]);
  const subtotal = (label: string, plus: readonly string[], minus: readonly string[] = []): string =>
    row(
      [
        label,
        ...both.map((period) => {
          const value = (fin: string): string => figure(MEERKOET, `${fin}_${period}`);
          return printNumber(sum(...plus.map(value), ...minus.map((fin) => negate(value(fin)))), style);
        }),
      ],
      's',
    );
  const title = (text: string): string => `<tr class="g"><td colspan="3">${text}</td></tr>`;
  const fact = (label: string, value: string): string => row([label, value]);
  return `<style>body{font:9pt 'Nimbus Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.8pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}.g td{color:#046;font-weight:bold;padding-top:8pt}.s td{border-top:.5pt solid;font-style:italic}th{border-bottom:1pt solid #046}.k{width:70%}.h td{padding:1pt 4pt;text-align:left}</style>
<h3>Participatieoverzicht vierde kwartaal 2024</h3><table class="h">${row(['Fonds', mark('fund', 'Meerkoet Woningfonds II FGR')])}${row(['Deelnemer', mark('limited_partner', 'Stichting Bedrijfstakpensioenfonds Scheepsbouw')])}${row(['Peildatum', day(mark, 'reporting_date', ['2024-12-31', '31-12-2024'])])}${row(['Valuta', mark('base_currency', 'EUR')])}${row(['Aantal participaties', '68.214,0000'])}${row(['Belang in het fonds', mark('ownership_percentage', '5,2500%', { value: '5.2500' })])}</table>
${table([`<tr><th></th><th>01-10 t/m 31-12-2024</th><th>01-01 t/m 31-12-2024</th></tr>`, line('opening_balance', 'Waarde participaties begin periode'), title('Geldstromen'), line('contributions', 'Afgeroepen en gestort'), line('distributions', 'Uitgekeerd aan deelnemer', true), subtotal('Saldo geldstromen', ['contributions'], ['distributions']), title('Lopend resultaat'), line('net_investment_income', 'Directe opbrengsten (na rentelasten)'), line('management_fees', 'Vergoeding beheerder', true), line('partnership_expenses', 'Overige fondslasten', true), subtotal('Totaal lopend resultaat', ['net_investment_income'], ['management_fees', 'partnership_expenses']), title('Waardemutaties'), line('realised_gain_loss', 'Gerealiseerde waardemutaties'), line('unrealised_gain_loss', 'Niet-gerealiseerde waardemutaties'), line('carried_interest', 'Prestatievergoeding (carried interest)', true), subtotal('Totaal waardemutaties', ['realised_gain_loss', 'unrealised_gain_loss'], ['carried_interest']), line('closing_balance', 'Waarde participaties einde periode')])}
${table([fact('Verplichting deelnemer', money('commitment', figure(MEERKOET, 'commitment'))), fact('Af: gestort sinds aanvang', money('contributed_to_date', figure(MEERKOET, 'contributed_to_date'), { cost: true })), fact('Nog te storten', money('unfunded_commitment', figure(MEERKOET, 'unfunded_commitment')))], 'k')}
<p style="font-size:7pt">Sinds aanvang is aan de deelnemer € ${money('distributed_to_date', figure(MEERKOET, 'distributed_to_date'))} uitgekeerd. Beheerder: ${mark('fund_manager', 'Meerkoet Vastgoedbeheer B.V.')}. Intrinsieke waarde per participatie: € 121,48.</p>`;
}

const KLIPPAN = capitalAccount({
  seed: 'klippan',
  commitment: '95000000',
  step: '1000',
  quarter: 2,
  without: ['carried_interest'],
});

/** The share of another class, which no metric asks for. */
const other = (value: string): string => multiplied(value, '0.25', 0);

/** Swedish: thousands, items in columns over two classes of shares with a total of the investor. */
function shareClasses(mark: Mark): string {
  const style = { currency: 'SEK', scale: 3, group: ' ', negative: 'minus' } as const;
  const money = createPrinter(mark, style);
  const line = (fin: string, label: string, cost = false): string => {
    const cells = (['qtd', 'itd'] as const).map((period) => {
      if (fin === 'opening_balance' && period === 'itd') return '';
      const value = figure(KLIPPAN, `${fin}_${period}`);
      return money(`${fin}_${period}`, value, { cost });
    });
    return row([label, ...cells], fin);
  };
  const fact = (label: string, fin: string): string => row([label, money(fin, figure(KLIPPAN, fin))]);
  const classes = (title: string, share: (value: string) => string): string =>
    row([
      title,
      ...['commitment', 'contributed_to_date', 'unfunded_commitment'].map((fin) =>
        printNumber(share(figure(KLIPPAN, fin)), { ...style, places: 0 }),
      ),
    ]);
  return `<style>body{font:9pt 'DejaVu Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt;text-align:right;border-bottom:.3pt solid #bcc}td:first-child,th:first-child{text-align:left}.opening_balance td,.closing_balance td{background:#e8f0f2;font-weight:bold}.k{width:65%}</style>
<table class="k"><tr><td>Fond</td><td>${mark('fund', 'Klippan Infrastruktur II KB')}</td></tr><tr><td>Investerare</td><td>${mark('limited_partner', 'Sparinstitutens Pensionsstiftelse Norr')}</td></tr><tr><td>Rapportdatum</td><td>${day(mark, 'reporting_date', ['2024-06-30', '2024-06-30'])}</td></tr><tr><td>Belopp i</td><td>T${mark('base_currency', 'SEK')}</td></tr></table>
<h3>Kapitalbesked</h3>${table([`<tr><th></th><th>2024-04-01 – 2024-06-30</th><th>Ackumulerat sedan start</th></tr>`, line('opening_balance', 'Kapital vid periodens början'), line('contributions', 'Inbetalda kapitaltillskott'), line('distributions', 'Utbetalningar till investeraren', true), line('net_investment_income', 'Ränta, utdelning och övriga intäkter, netto'), line('management_fees', 'Arvode till förvaltaren', true), line('partnership_expenses', 'Driftskostnader', true), line('realised_gain_loss', 'Realiserade vinster och förluster'), line('unrealised_gain_loss', 'Förändring av orealiserade värden'), line('closing_balance', 'Kapital vid periodens slut')])}
<h3>Utfästelse</h3>${table([fact('Tecknad utfästelse', 'commitment'), fact('Inkallat sedan start', 'contributed_to_date'), fact('Återkallningsbara utbetalningar', 'recallable_distributions'), fact('Kvar att inkalla', 'unfunded_commitment')], 'k')}
${table(['<tr><th>Varav per andelsklass</th><th>Utfästelse</th><th>Inkallat</th><th>Kvar</th></tr>', classes('Klass B', other), classes('Klass A', (value) => sum(value, negate(other(value))))], 'k')}
<p style="font-size:7pt">${mark('fund_manager', 'Klippan Infrastrukturförvaltning AB')}, org.nr 559012-3456, Box 1190, 111 91 Stockholm. Nettoavkastning (IRR) sedan start 8,4 %.</p>`;
}

const OLMEDA = capitalAccount({
  seed: 'olmeda',
  commitment: '5500000',
  quarter: 3,
  idle: ['realised_gain_loss'],
});
const ITEMS: readonly (readonly [string, string, string])[] = [
  ['A', 'opening_balance', 'Saldo inicial de la cuenta'],
  ['B', 'contributions', 'Aportaciones desembolsadas'],
  ['C', 'distributions', 'Devoluciones y repartos'],
  ['D', 'net_investment_income', 'Rendimientos de la cartera'],
  ['E', 'management_fees', 'Comisiones de la gestora'],
  ['F', 'partnership_expenses', 'Gastos de funcionamiento'],
  ['G', 'realised_gain_loss', 'Resultado realizado en desinversiones'],
  ['H', 'unrealised_gain_loss', 'Variación del valor de la cartera'],
  ['I', 'carried_interest', 'Comisión de éxito'],
  ['J', 'closing_balance', 'Saldo final (A + B − C + D − E − F + G + H − I)'],
];

/** Spanish: lettered lines without signs whose formula stands in the last one, three periods; another class in prose. */
function lettered(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', negative: 'parentheses' });
  const values: Figures = OLMEDA;
  const line = ([letter, fin, label]: (typeof ITEMS)[number]): string =>
    row(
      [
        letter,
        label,
        ...(['qtd', 'ytd', 'itd'] as const).map((period) =>
          money(`${fin}_${period}`, figure(values, `${fin}_${period}`)),
        ),
      ],
      fin,
    );
  const fact = (label: string, value: string): string => `<div><small>${label}</small><br>${value}</div>`;
  const amount = (label: string, fin: string): string => fact(label, `${money(fin, figure(values, fin))} €`);
  return `<style>body{font:8.5pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:10pt 0}td,th{padding:3.5pt;text-align:right;border:.4pt solid #a88}td:nth-child(-n+2){text-align:left}th{background:#f4e6e6}.f{display:grid;grid-template-columns:repeat(3,1fr);gap:8pt}.f div{border-left:2pt solid #933;padding-left:6pt;font-weight:bold}small{font-weight:normal;color:#666}.opening_balance,.closing_balance{font-weight:bold}</style>
<div style="display:flex;justify-content:space-between"><b>${mark('fund_manager', 'Olmeda Gestión de Activos, SGIIC, S.A.')}</b><span>Extracto trimestral n.º 19</span></div><h2>${mark('fund', 'Olmeda Energías Renovables III, F.C.R.')}</h2>
<div class="f">${fact('Partícipe', mark('limited_partner', 'Mutualidad de Previsión Social de la Ingeniería'))}${fact('Fecha del extracto', day(mark, 'reporting_date', ['2024-09-30', '30 de septiembre de 2024']))}${fact('Clase de participaciones', 'A2')}${amount('Compromiso de inversión', 'commitment')}${amount('Total aportado', 'contributed_to_date')}${amount('Total percibido', 'distributed_to_date')}${amount('Importes reembolsables al fondo', 'recallable_distributions')}${amount('Compromiso pendiente', 'unfunded_commitment')}${fact('Porcentaje del fondo', mark('ownership_percentage', '3,1416 %', { value: '3.1416' }))}</div>
<table><tr><th></th><th>Movimientos (importes en ${mark('base_currency', 'euros', { value: 'EUR' })})</th><th>3.er trimestre</th><th>Año en curso</th><th>Acumulado desde el inicio</th></tr>${ITEMS.map(line).join('')}</table>
<p style="font-size:7pt">La comisión de gestión de la clase A2 es del 1,75 % anual; la de la clase B, del 1,25 %. El patrimonio total del fondo asciende a 148.902.377,15 €. Documento informativo no auditado.</p>`;
}

const account = (
  file: string,
  language: FundDocument['language'],
  layout: string,
  html: (mark: Mark) => string,
) => ({ file, documentType: 'Capital Account', language, layout, html }) as const;

export const documents: FundDocument[] = [
  {
    ...account('Meerkoet II participatieoverzicht 2024Q4.pdf', 'nl', 'groups-with-subtotals', groups),
    derivable: { period_start: { value: '2024-10-01' } },
  },
  {
    ...account('Kapitalbesked_Klippan_II_20240630.pdf', 'sv', 'share-classes-thousands', shareClasses),
    derivable: { ...impliedByAccount(KLIPPAN, { currency: 'SEK' }), period_start: { value: '2024-04-01' } },
  },
  {
    ...account('Olmeda ER III - extracto 3T 2024.pdf', 'es', 'lettered-lines-formula', lettered),
    derivable: { period_start: { value: '2024-07-01' } },
  },
];

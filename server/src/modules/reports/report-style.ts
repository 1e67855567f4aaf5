/** The look of a report, on a screen and on paper: ink on white, hairlines, one accent. */
export const REPORT_STYLE = `
@page{size:A4;margin:18mm 16mm}
*{box-sizing:border-box}
body{max-width:1000px;margin:32px auto;padding:0 24px;color:#16191f;background:#fff;
font:13px/1.5 Inter,system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;font-variant-numeric:tabular-nums}
h1{margin:0;font-size:20px;font-weight:600}
h2{margin:0 0 8px;font-size:16px;font-weight:600;overflow-wrap:anywhere}
h3{margin:20px 0 4px;font-size:13px;font-weight:600}
p{margin:4px 0}
a{color:#1f5fbf;text-decoration:none}
.quiet{color:#5c6470}
header{margin-bottom:24px}
section{margin-top:40px;padding-top:24px;border-top:1px solid #e3e6ea}
dl{display:grid;grid-template-columns:repeat(3,1fr);gap:8px 24px;margin:0}
dt{color:#5c6470;font-size:12px}
dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
th{padding:6px 8px;border-bottom:1px solid #16191f;color:#5c6470;font-size:12px;font-weight:500;text-align:left}
td{padding:6px 8px;border-bottom:1px solid #e3e6ea;vertical-align:top;overflow-wrap:anywhere}
.number{text-align:right}
.fields{table-layout:fixed}
.fields th:nth-child(1){width:30%}.fields th:nth-child(2){width:22%}.fields th:nth-child(3){width:22%}
.verified::before{content:"\\2713\\00a0";color:#1e7f4f}
.open{color:#9a5b00}
.missing{color:#b3261e}
q{color:#5c6470}
tr{break-inside:avoid}
thead{display:table-header-group}
@media print{body{max-width:none;margin:0;padding:0}section{break-before:page;margin:0;padding:0;border:0}a{color:inherit}}
`.trim();

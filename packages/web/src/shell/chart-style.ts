import { CHART_STYLE, EXPLORER_STYLE } from '@stet/charts';

// A style sheet, because the server's content security policy allows no inline style.
const charts = new CSSStyleSheet();
charts.replaceSync(CHART_STYLE + EXPLORER_STYLE);
document.adoptedStyleSheets.push(charts);

import { CHART_STYLE, EXPLORER_STYLE } from '@stet/charts';

// A sheet of its own: the policy of the server allows no inline style.
const charts = new CSSStyleSheet();
charts.replaceSync(CHART_STYLE + EXPLORER_STYLE);
document.adoptedStyleSheets.push(charts);

import { CHART_STYLE } from '@stet/charts';

// A sheet of its own: the policy of the server allows no inline style.
const charts = new CSSStyleSheet();
charts.replaceSync(CHART_STYLE);
document.adoptedStyleSheets.push(charts);

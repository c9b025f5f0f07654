import { EXPLORER_STYLE } from '@stet/charts';

// As for charts: the server's content security policy allows no inline style.
const explorer = new CSSStyleSheet();
explorer.replaceSync(EXPLORER_STYLE);
document.adoptedStyleSheets.push(explorer);

import { CHART_STYLE } from '@stet/charts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';

// A sheet of its own: the policy of the server allows no inline style.
const charts = new CSSStyleSheet();
charts.replaceSync(CHART_STYLE);
document.adoptedStyleSheets.push(charts);

const root = document.getElementById('app');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

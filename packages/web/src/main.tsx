import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reads } from './api/reads.js';
import { App } from './app.js';
import { speakAsWished } from './language/words.js';
import { moveKeyToFragment } from './shell/keyed-location.js';
import { guardHistory } from './shell/leave-guard.js';

moveKeyToFragment();
guardHistory();

// Back online, failed reads need not wait for the next attempt.
addEventListener('online', () => reads.retry());

// A catalogue that cannot be fetched leaves the page in English. Not awaited here: it needs what is bundled with this module.
void speakAsWished()
  .catch(() => undefined)
  .then(show);

function show(): void {
  const root = document.getElementById('app');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

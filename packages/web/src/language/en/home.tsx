import type { ReactElement } from 'react';
import type { WrapText } from '../wrap-text.js';

export const home = {
  next: 'What to do next',
  title: 'Evaluating grammatical error correction',
  welcome: (playground: WrapText): ReactElement => (
    <>
      Stet runs shared tasks and human evaluations: from the first annotated essay to the final table. To score your own
      text without a task, open the {playground('playground')}: nothing leaves your browser.
    </>
  ),
};

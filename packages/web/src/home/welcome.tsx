import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { SignIn } from '../shell/sign-in.js';
import { PublicTasks } from '../tasks/public-tasks.js';

/** The home page of somebody who has not signed in. */
export function Welcome(): ReactElement {
  return (
    <>
      <h1>Evaluating grammatical error correction</h1>
      <p>
        Stet runs shared tasks and human evaluations: from the first annotated essay to the final table. To score your
        own text without a task, open the <Link href="/playground">playground</Link>: nothing leaves your browser.
      </p>
      <PublicTasks />
      <section aria-labelledby="sign-in">
        <h2 id="sign-in">Sign in</h2>
        <SignIn />
      </section>
    </>
  );
}

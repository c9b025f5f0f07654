import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { BenchmarkList } from '../benchmarks/benchmark-list.js';
import { words } from '../language/words.js';
import { SignIn } from '../shell/sign-in.js';
import { PublicTasks } from '../tasks/public-tasks.js';

/** The home page of somebody who has not signed in. */
export function Welcome(): ReactElement {
  const { home, shell } = words();
  return (
    <>
      <h1>{home.title}</h1>
      <p>
        {home.welcome((text) => (
          <Link href="/playground">{text}</Link>
        ))}
      </p>
      <PublicTasks />
      <BenchmarkList organises={false} />
      <section aria-labelledby="sign-in">
        <h2 id="sign-in">{shell.signIn}</h2>
        <SignIn />
      </section>
    </>
  );
}

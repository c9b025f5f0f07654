import { Component, type ReactNode } from 'react';
import { problemOf } from '../api/problem.js';
import { ProblemNote } from './problem-note.js';
import { words } from '../language/words.js';

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

/** Shows an error in the page itself instead of a blank page. React supports this in classes only. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { shell } = words();
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="main" className="page">
        <h1>{problemOf(error).code === 'UNREACHABLE' ? shell.pageDidNotLoad : shell.pageStopped}</h1>
        <ProblemNote error={error}>
          <button type="button" onClick={() => location.reload()}>
            {shell.reload}
          </button>
        </ProblemNote>
      </main>
    );
  }
}

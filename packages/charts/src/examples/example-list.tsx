import { useContext, type ReactElement } from 'react';
import { TextLanguage } from '../report/text-language.js';

/** A stretch of a text that something was said of. */
export interface Example {
  /** What became of it, such as `right` or `wrong`; a word, since colour alone says nothing. */
  readonly verdict: string;
  readonly isGood: boolean;
  /** Where it comes from. */
  readonly origin: string;
  readonly before: string;
  readonly text: string;
  readonly behind: string;
  /** What should stand there instead, by what was said. */
  readonly suggestions: readonly string[];
  readonly message: string;
  /** What people put there. */
  readonly corrections?: readonly string[];
  /** Absent where the sentence is not known. */
  readonly must?: MustExample;
}

/** A sentence that readers can make an example of, for a file of what a checker must flag and let pass. */
export interface MustExample {
  readonly rule: string;
  readonly sentence: string;
  /** What it most likely is: a sentence to let pass, or to flag. */
  readonly likely: 'pass' | 'flag';
}

/** The examples of one thing, such as a rule. */
export interface ExampleSheet {
  /** Unique on its page; tables link to it. */
  readonly id: string;
  readonly heading: string;
  /** Its numbers in a few words. */
  readonly facts: string;
  readonly url?: string;
  /** What there is to say besides examples, or instead of them. */
  readonly text?: string;
  readonly examples: readonly Example[];
}

export interface ExampleListProps {
  readonly id: string;
  readonly sheets: readonly ExampleSheet[];
}

/** A folded sheet of examples for each thing; following a link to one unfolds it. */
export function ExampleList({ id, sheets }: ExampleListProps): ReactElement {
  return (
    <div className="stet-examples" id={id}>
      {sheets.map((sheet) => (
        <details key={sheet.id}>
          <summary>
            <b>
              <bdi>{sheet.heading}</bdi>
            </b>{' '}
            <span className="facts">{sheet.facts}</span>
          </summary>
          {/* Browsers unfold what is folded when a link leads to something within it. */}
          <div id={sheet.id}>
            {sheet.text !== undefined && <p dir="auto">{sheet.text}</p>}
            {sheet.examples.length === 0 && sheet.text === undefined && <p className="none">No examples.</p>}
            <ul>
              {sheet.examples.map((example, at) => (
                <ExampleItem key={at} example={example} />
              ))}
            </ul>
            {sheet.url !== undefined && (
              <p className="about">
                About this rule: <span dir="ltr">{sheet.url}</span>
              </p>
            )}
          </div>
        </details>
      ))}
      {sheets.some(({ examples }) => examples.some(({ must }) => must !== undefined)) && <Collection id={id} />}
    </div>
  );
}

/** What readers made of examples; the page's script fills and shows it. */
function Collection({ id }: { readonly id: string }): ReactElement {
  return (
    <section className="collection" aria-labelledby={`${id}-collected`} data-collection hidden>
      <h3 id={`${id}-collected`}>Your examples</h3>
      <p role="status" data-collected-count />
      <pre data-collected-lines tabIndex={0} aria-labelledby={`${id}-collected`} />
      <p>
        <a download="must.txt" href={`#${id}`} data-collected-file>
          Download must.txt
        </a>
      </p>
    </section>
  );
}

function ExampleItem({ example }: { readonly example: Example }): ReactElement {
  const { verdict, isGood, origin, before, text, behind, suggestions, message, corrections, must } = example;
  const language = useContext(TextLanguage);
  return (
    <li>
      <span className={isGood ? 'verdict good' : 'verdict'}>{verdict}</span>
      <q dir="auto" lang={language}>
        {before}
        {text === '' ? <mark className="between">‸</mark> : <mark>{text}</mark>}
        {behind}
      </q>
      <span className="said">
        {suggestions.length === 0 ? 'no suggestion' : <Choices lead="suggests" texts={suggestions} />}
        {corrections !== undefined && (
          <>
            ; <Choices lead="people wrote" texts={corrections} />
          </>
        )}
        {message !== '' && (
          <>
            . <bdi>{message}</bdi>
          </>
        )}
        <span className="origin">
          {' '}
          <bdi>{origin}</bdi>
        </span>
        {must !== undefined && <MustButton {...must} />}
      </span>
    </li>
  );
}

/** Hidden until the page's script gives it something to do. */
function MustButton({ rule, sentence, likely }: MustExample): ReactElement {
  return (
    <button type="button" hidden data-must-rule={rule} data-must-sentence={sentence} data-must-likely={likely}>
      Make this an example
    </button>
  );
}

function Choices({ lead, texts }: { readonly lead: string; readonly texts: readonly string[] }): ReactElement {
  return (
    <>
      {lead}{' '}
      {texts.map((text, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {text === '' ? <em>to remove it</em> : <b dir="auto">{text}</b>}
        </span>
      ))}
    </>
  );
}

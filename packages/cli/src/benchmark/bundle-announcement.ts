import type { NewBenchmarkSettings } from '@stet/server';
import type { Bundle } from '@stet/node/bundles';
import { CALL_PAGE, CITATION_PAGE, DATA_PAGE, NO_TERMS } from './page-titles.js';

type Announcement = Required<Pick<NewBenchmarkSettings, 'call' | 'citation' | 'links'>>;

/** The most that a call may have. */
const LONGEST_CALL = 50_000;
const LINK = /^[-*] \[([^\]]+)\]\((https?:\/\/[^)\s]+)\)$/u;

/** What the pages of a bundle announce; the call gets every page that is not a list of links or a citation. */
export function announcementOf(
  { competition: { description, pages, terms }, text }: Pick<Bundle, 'competition' | 'text'>,
  leaveOut: (what: string) => void,
): Announcement {
  const paragraphs = description === '' ? [] : [description];
  let [citation, links]: [string, Announcement['links']] = ['', []];
  const add = (title: string, page: string): void => {
    const paragraph = title === CALL_PAGE ? page : `## ${title}\n\n${page}`;
    if (/<\/?[a-z][^>]*>/iu.test(page))
      leaveOut(`how the page "${title}" looks: it is HTML, and its tags stand in the call`);
    if ([...paragraphs, paragraph].join('\n\n').length <= LONGEST_CALL) paragraphs.push(paragraph);
    else leaveOut(`the page "${title}": a call has at most ${LONGEST_CALL} characters`);
  };
  for (const { title, file } of pages) {
    const page = text(file).trim();
    const listed = linksIn(page);
    if (title === CITATION_PAGE) citation = page;
    else if (title === DATA_PAGE && listed !== undefined) links = listed;
    else add(title, page);
  }
  const termsPage = terms === undefined ? '' : text(terms).trim();
  const isPage = pages.some(({ file }) => file === terms);
  if (termsPage !== '' && termsPage !== NO_TERMS.trim() && !isPage) add('Terms', termsPage);
  return { call: paragraphs.join('\n\n'), citation, links };
}

/** The links of a page that is a list of them; undefined for any other page. */
function linksIn(page: string): Announcement['links'] | undefined {
  const matches = page.split('\n').map((line) => LINK.exec(line.trim()));
  return matches.every((match) => match !== null) ? matches.map(([, title, url]) => ({ title, url })) : undefined;
}

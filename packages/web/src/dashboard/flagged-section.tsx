import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { LoadedSection } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';
import { words } from '../language/words.js';

/** What judges flagged, with what they said. */
export function FlaggedSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const { flagged: said } = words().dashboard;
  const query = useQuery('/campaigns/:campaign/quality', { param: { campaign: id }, version });
  return (
    <LoadedSection id="flagged" title={said.title} query={query} what={said.fetched}>
      {({ flagged }) =>
        flagged.length === 0 ? (
          <p className="quiet">{said.none}</p>
        ) : (
          <ul className="said">
            {flagged.map(({ itemId, sentence, judge, comment, answeredAt }) => (
              <li key={`${itemId} ${judge}`}>
                ⚑ <Link href={`/campaigns/${id}/items?only=flagged`}>{said.sentence(sentence + 1)}</Link>,{' '}
                <bdi>{judge}</bdi>, <Moment at={answeredAt} />
                {comment !== '' && (
                  <>
                    : <q dir="auto">{comment}</q>
                  </>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

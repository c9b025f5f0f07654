import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { RoomsNav } from './rooms-nav.js';

interface RoomsPageProps {
  /** The way back, such as to the home page. */
  readonly back: { readonly title: string; readonly href: string };
  /** What kind of thing it is that has the name, where its look does not tell. */
  readonly kind?: string;
  readonly name: string;
  /** How things stand, in a sentence. */
  readonly note?: ReactNode;
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** The address of what has the rooms; a room without a path is there itself. */
  readonly base: string;
  /** Those that the reader may open. */
  readonly rooms: readonly { readonly path: string; readonly title: string }[];
  /** The path of the room that is open. */
  readonly current: string;
  /** What is in that room. */
  readonly children: ReactNode;
}

/** The page of something that has rooms, such as a task: its name, the way to its rooms, and the room that is open. */
export function RoomsPage({
  back,
  kind,
  name,
  note,
  label,
  base,
  rooms,
  current,
  children,
}: RoomsPageProps): ReactElement {
  return (
    <>
      <p className="crumb">
        <Link href={back.href}>
          <bdi>{back.title}</bdi>
        </Link>
      </p>
      {kind !== undefined && <p className="kind">{kind}</p>}
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {note}
      {rooms.length > 1 && (
        <RoomsNav
          label={label}
          rooms={rooms.map(({ path, title }) => ({
            href: path === '' ? base : `${base}/${path}`,
            title,
            isCurrent: path === current,
          }))}
        />
      )}
      {children}
    </>
  );
}

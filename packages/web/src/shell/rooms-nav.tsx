import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';

interface RoomsNavProps {
  readonly label: string;
  readonly rooms: readonly { readonly href: string; readonly title: string; readonly isCurrent: boolean }[];
}

/** The rooms of a task or a campaign. Where they do not all fit, the current one is scrolled into view. */
export function RoomsNav({ label, rooms }: RoomsNavProps): ReactElement {
  const nav = useRef<HTMLElement>(null);
  const current = rooms.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current === null || link == null) return;
    nav.current.scrollLeft =
      link.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className="rooms">
      {rooms.map(({ href, title, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';

interface LinkedItemProps {
  readonly href: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** An item of a list, under its name, which leads to its page. */
export function LinkedItem({ href, name, children }: LinkedItemProps): ReactElement {
  return (
    <li>
      <h3>
        <Link href={href}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {children}
    </li>
  );
}

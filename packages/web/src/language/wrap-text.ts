import type { ReactElement } from 'react';

/** Makes a part of a message a link, a button or a mark; the message says where it stands and what it reads. */
export type WrapText = (text: string) => ReactElement;

import { type ReactElement, type ReactNode } from 'react';
interface ModalProps {
    readonly title: string;
    /** Without it the judge or organiser must answer. */
    readonly onClose?: (() => void) | undefined;
    readonly children: ReactNode;
}
/** A dialog over the page; Escape closes it where it may be closed. */
export declare function Modal({ title, onClose, children }: ModalProps): ReactElement;
export {};
//# sourceMappingURL=modal.d.ts.map
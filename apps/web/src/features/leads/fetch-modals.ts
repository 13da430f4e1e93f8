export type Modals = typeof import('./modals.tsx');

/** The forms in modals come when someone wants one: nobody has to load a form in order to read. */
export const fetchModals = (): Promise<Modals> => import('./modals.tsx');

/** On the way to the button. A failure shows when it is pressed. */
export const prepareModals = () => void fetchModals().catch(() => undefined);

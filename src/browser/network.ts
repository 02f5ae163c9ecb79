/** The line, as far as the browser tells of it: Firefox and Safari tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor has asked to save data. */
export const savesData = (): boolean => Boolean(connection()?.saveData);

/** The speed class of the line, such as `3g`; empty where the browser does not tell. */
export const lineSpeed = (): string => connection()?.effectiveType ?? '';

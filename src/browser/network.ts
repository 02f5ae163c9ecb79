/** The connection, as far as the browser reports it: Firefox and Safari report nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor has asked to save data. */
export const savesData = (): boolean => Boolean(connection()?.saveData);

/** The speed class of the connection, such as `3g`; empty if the browser does not report it. */
export const lineSpeed = (): string => connection()?.effectiveType ?? '';

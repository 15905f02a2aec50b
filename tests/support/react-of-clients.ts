/**
 * Loaded before a product that tests start: React chooses its build by the mode while it is loaded, and the one of development renders a page in twice the
 * time. What clients get is the other one; the mode stays what tests need of it.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')]);
if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;

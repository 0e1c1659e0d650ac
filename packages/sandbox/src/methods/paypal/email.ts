/** An email address, as far as the sandbox checks one: a name, and a domain with a dot inside. */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

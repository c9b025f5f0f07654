export const shell = {
  signIn: 'Sign in',
};

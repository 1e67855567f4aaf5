export { LanguageSelect } from './components/language-select.tsx';
export { ProfileForm } from './components/profile-form.tsx';

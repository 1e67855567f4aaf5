import { remoteConfig } from '../webpack.base.js';

export default remoteConfig(import.meta.dirname);

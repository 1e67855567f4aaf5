import { shellConfig } from '../webpack.base.js';

export default shellConfig();

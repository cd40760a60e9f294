import "./cycles";
